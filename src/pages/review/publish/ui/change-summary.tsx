import { Button } from '@mantine/core';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReviewVersion } from '@/entities/review';
import {
  CompareVersions,
  PdfPage,
  RegionList,
  useVersionComparison,
  type VersionComparison,
} from '@/features/compare-versions';
import { texts } from '../i18n';
import classes from './publish.module.css';

interface ChangeSummaryProps {
  version: ReviewVersion;
  published: ReviewVersion | undefined;
}

const ignore = () => undefined;

/** Shows the label and its changes, so that nobody publishes a version without seeing it. */
export function ChangeSummary({ version, published }: ChangeSummaryProps) {
  return version.template === undefined ? (
    <PdfPage version={version} onSeen={ignore} />
  ) : (
    <ComparedChanges version={version} published={published} />
  );
}

/** Shows the changes in one line, and both versions below it. */
function ComparedChanges({ version, published }: ChangeSummaryProps) {
  const comparison = useVersionComparison({
    name: version.labelName,
    before: published,
    after: version,
    testData: version.testData,
  });
  const [isOpen, setOpen] = useState(true);
  const bodyId = useId();
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <section className={classes['section']}>
      <h2>{texts.changes}</h2>
      <p role="status" className={classes['line']}>
        {summaryOf(comparison)}
      </p>
      <Button
        className={classes['toggle']}
        variant="default"
        size="sm"
        rightSection={<Icon size={16} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? texts.hideComparison : published ? texts.showComparison : texts.showLabel}
      </Button>
      <div id={bodyId} className={classes['comparison']} hidden={!isOpen}>
        {isOpen && (
          <>
            <CompareVersions comparison={comparison} first="label" />
            {published && <RegionList comparison={comparison} />}
          </>
        )}
      </div>
    </section>
  );
}

function summaryOf({ isFirst, drawn, query, regions, changes }: VersionComparison): string {
  if (isFirst) return texts.allNew;
  if (query.error) return texts.notCompared;
  if (!drawn) return texts.comparing;
  return regions.length === 0 && changes.length === 0
    ? texts.alike
    : texts.changesOf({ regions: regions.length, rows: changes.length });
}
