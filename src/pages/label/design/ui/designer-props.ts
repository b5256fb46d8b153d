import type { LabelTemplate } from 'label-core';
import type { ReactNode } from 'react';
import type { LabelKit } from '@/entities/label';
import type { TestDataRow } from '@/entities/review';
import type { Id } from '@/shared/api';
import type { Designing } from '../model/use-designing';
import type { TracingState } from '../model/use-tracing';

/** What the screen of designing one label is given. */
export interface DesignerProps {
  designing: Designing;
  /** Picture to draw after. */
  tracing: TracingState;
  kit: LabelKit;
  /** Label on the server; undefined for a new one. */
  labelId: Id | undefined;
  /** Rows of test data of the version that is designed. */
  testData: readonly TestDataRow[] | undefined;
  /** Name of the label, for its proof. */
  name: string;
  /** Title, and the name of a new label. */
  heading: ReactNode;
  /** Opens the comparison with what is on the server. */
  compare: ReactNode;
  /** Ways to save; `drawn` returns the drawing of a label with the shown values as SVG. */
  saving: (drawn: (template: LabelTemplate) => string) => ReactNode;
  /** Called with the number of problems when it changes. */
  onProblems: (count: number) => void;
}
