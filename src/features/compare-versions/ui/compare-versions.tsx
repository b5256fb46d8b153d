import { Button, Skeleton } from '@mantine/core';
import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { texts } from '../i18n';
import { ChangeTable } from './change-table';
import { CompareNotes } from './compare-notes';
import { CompareToolbar } from './compare-toolbar';
import classes from './compare-versions.module.css';
import { RegionInTurn } from './region-in-turn';
import { Stage } from './stage';
import { StressFindings } from './stress-findings';
import type { VersionComparison } from './use-version-comparison';

interface CompareVersionsProps {
  comparison: VersionComparison;
  /** Part this person decides on: it comes first, until they change that. */
  first: 'table' | 'label';
}

/** Compares a published version with its successor: both drawn, and the table of differences between the templates. */
export function CompareVersions({ comparison, first }: CompareVersionsProps) {
  const [onTop, setOnTop] = useState(first);
  const { query, isFirst, isRedrawing } = comparison;
  const label = (
    <div key="label" className={classes['label']}>
      <CompareToolbar comparison={comparison} />
      <CompareNotes comparison={comparison} />
      {query.error ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <div className={classes['stage']} aria-busy={isRedrawing}>
          <Stage comparison={comparison} />
        </div>
      ) : (
        <div role="status" aria-label={texts.drawingNow}>
          <Skeleton height={280} />
        </div>
      )}
      <RegionInTurn comparison={comparison} />
      <StressFindings comparison={comparison} />
    </div>
  );
  const isTableOnTop = onTop === 'table' && !isFirst;
  const table = (
    <ChangeTable key="table" comparison={comparison}>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<ArrowUpDown size={14} aria-hidden />}
        onClick={() => setOnTop(isTableOnTop ? 'label' : 'table')}
      >
        {isTableOnTop ? texts.table.showLabel : texts.table.showTable}
      </Button>
    </ChangeTable>
  );
  return (
    <section className={classes['compare']} aria-label={texts.compare}>
      {isTableOnTop ? [table, label] : [label, table]}
    </section>
  );
}
