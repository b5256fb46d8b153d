import { SegmentedControl, Skeleton } from '@mantine/core';
import type { LabelParts } from 'label-core';
import { Suspense, useState } from 'react';
import type { LabelKit } from '@/entities/label';
import type { Id } from '@/shared/api';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { Designing } from '../../model/use-designing';
import type { ShownValues } from '../../model/use-shown-values';
import { texts } from '../i18n';
import { DataPanel } from './data-panel';
import { ProblemList } from './problem-list';
import classes from '../designer.module.css';

/** Loaded when its panel is opened. */
const ArticlesPanel = lazyPart(async () => ({
  default: (await import('@/features/article-check')).ArticlesPanel,
}));

const PANELS = ['data', 'problems', 'articles'] as const;
type Panel = (typeof PANELS)[number];

interface DataAreaProps {
  designing: Designing;
  /** Label on the server; undefined for a new one. */
  labelId: Id | undefined;
  found: LabelParts;
  shown: ShownValues;
  kit: LabelKit;
  dpi: number;
  /** Leads to an element. */
  onGo: (elementId: string) => void;
}

/** Below the label: the values it is shown with, what is wrong with them, and how it fits all articles. */
export function DataArea({ designing, labelId, found, shown, kit, dpi, onGo }: DataAreaProps) {
  const [panel, setPanel] = useState<Panel>('data');
  const { template } = designing;
  return (
    <>
      <SegmentedControl
        value={panel}
        onChange={(value) => setPanel(PANELS.find((one) => one === value) ?? 'data')}
        data={[
          { value: 'data', label: texts.data.title },
          {
            value: 'problems',
            label: texts.problems.title({ count: found.problems.length + found.warnings.length }),
          },
          { value: 'articles', label: texts.articles },
        ]}
      />
      <div className={classes['scrolled']}>
        {panel === 'data' && <DataPanel template={template} labelId={labelId} shown={shown} />}
        {panel === 'problems' && (
          <ProblemList
            designing={designing}
            found={found}
            kit={kit}
            values={shown.values}
            dpi={dpi}
            onGo={onGo}
          />
        )}
        {panel === 'articles' && (
          <Suspense fallback={<Skeleton height={96} />}>
            <ArticlesPanel labelId={labelId} template={template} dpi={dpi} onShow={shown.show} />
          </Suspense>
        )}
      </div>
    </>
  );
}
