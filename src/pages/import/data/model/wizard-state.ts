import type { ImportField, ImportKind, ImportOptions, MappedColumn } from 'label-core/import';
import type { Id } from '@/shared/api';
import type { FileFormat, FileLook } from '@/features/table-file';
import type { CheckResult } from './import-work';

export const wizardSteps = ['file', 'format', 'map', 'check', 'import'] as const;
export type WizardStep = (typeof wizardSteps)[number];

export type Sending =
  | { state: 'idle' }
  /** `share` of the file that has been sent, from 0 to 1. */
  | { state: 'sending'; share: number }
  | { state: 'cancelled' }
  | { state: 'failed'; message: string }
  /** `importId`: undefined if the server has accepted the file without naming the import. */
  | { state: 'sent'; importId: Id | undefined };

/** File or table that the person chose. */
export interface ImportSource {
  file: File;
  /** Rows pasted from a table, not a file. */
  isPasted: boolean;
}

/** All choices and results of the wizard. A step back keeps them. */
export interface WizardState {
  step: WizardStep;
  kind: ImportKind;
  source: ImportSource | undefined;
  /** The text in the field for pasting. */
  pasted: string;
  look: FileLook | undefined;
  mapping: readonly MappedColumn[];
  /** Fields whose columns were detected by their headings and not chosen by the person. */
  suggested: readonly ImportField[];
  onExisting: ImportOptions['onExisting'];
  skipFaulty: boolean;
  underscoredAsBold: boolean;
  /** Target group; "" for the person's own. */
  groupId: string;
  labelIds: readonly number[];
  /** Last chosen configuration; "" for none. */
  configurationId: string;
  /** File format of that configuration. */
  wanted: Partial<FileFormat>;
  check: CheckResult | undefined;
  sending: Sending;
}

export const firstState: WizardState = {
  step: 'file',
  kind: 'articles',
  source: undefined,
  pasted: '',
  look: undefined,
  mapping: [],
  suggested: [],
  onExisting: 'update',
  skipFaulty: false,
  underscoredAsBold: false,
  groupId: '',
  labelIds: [],
  configurationId: '',
  wanted: {},
  check: undefined,
  sending: { state: 'idle' },
};

/** Returns the options as they are sent; undefined until a file was read. */
export function optionsOf(state: WizardState): ImportOptions | undefined {
  const { kind, look, mapping, onExisting, skipFaulty, underscoredAsBold, labelIds } = state;
  if (!look) return undefined;
  const { delimiter, hasHeader } = look.format;
  return {
    kind,
    delimiter,
    hasHeader,
    mapping: [...mapping],
    onExisting,
    skipFaulty,
    ...(kind === 'articles' && underscoredAsBold && { underscoredAsBold }),
    labelIds: kind === 'articles' ? [...labelIds] : [],
  };
}
