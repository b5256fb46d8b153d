import { Alert, Button, Skeleton } from '@mantine/core';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { ElementLead } from '@/entities/label';
import type { ScanFault } from '../model/answer-scan';
import type { ScanFinding } from '../model/scan-barcodes';
import { texts } from '../i18n';
import classes from './scan-findings.module.css';

interface ScanFindingsProps {
  /** Resolution of the test. */
  dpi: number;
  /** Undefined while the barcodes are read. */
  findings: readonly ScanFinding[] | undefined;
  /** Why the test came to no end. */
  fault: ScanFault | undefined;
  /** The label is no longer the one that was tested. */
  isOld: boolean;
  /** Leads to an element; ids that are no longer on the label are not led to. */
  onGo: (elementId: string) => void;
  isThere: (elementId: string) => boolean;
  onRetry: () => void;
}

/** What a scanner read from the barcodes of a label: what failed comes first and leads to its element. */
export function ScanFindings({ dpi, findings, fault, isOld, onRetry, ...rows }: ScanFindingsProps) {
  const titleId = useId();
  return (
    <section className={classes['scan']} aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.title({ dpi })}</h3>
      {fault === undefined ? (
        <p role="status" className={classes['headline']}>
          {findings ? headline(findings) : texts.reading}
          {findings && isOld && <span className={classes['old']}>{texts.old}</span>}
        </p>
      ) : (
        <Alert color="red" role="alert" icon={<CircleAlert size={18} aria-hidden />}>
          <p className={classes['fault']}>{fault === 'not-loaded' ? texts.notLoaded : texts.notDrawn}</p>
          <Button variant="default" size="compact-sm" onClick={onRetry}>
            {texts.retry}
          </Button>
        </Alert>
      )}
      {!findings && fault === undefined && <Skeleton height={24} />}
      {findings && findings.length > 0 && (
        <ul className={classes['findings']} data-old={isOld || undefined}>
          {findings
            .toSorted((one, other) => Number(isGood(one)) - Number(isGood(other)))
            .map((finding) => (
              <Row key={finding.elementId} finding={finding} dpi={dpi} {...rows} />
            ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps extends Pick<ScanFindingsProps, 'dpi' | 'onGo' | 'isThere'> {
  finding: ScanFinding;
}

function Row({ finding, dpi, onGo, isThere }: RowProps) {
  const { elementId, outcome, text = '', moduleDots = 0 } = finding;
  const Icon = isGood(finding) ? CircleCheck : CircleAlert;
  const words =
    outcome === 'nothing'
      ? texts.outcome.nothing({ dpi, dots: moduleDots })
      : outcome === 'not-printed'
        ? texts.outcome['not-printed']
        : texts.outcome[outcome]({ text });
  return (
    <li data-good={isGood(finding)}>
      <Icon size={16} aria-hidden />
      {isThere(elementId) ? (
        <ElementLead onGo={() => onGo(elementId)}>
          <strong>{elementId}</strong> {words}
        </ElementLead>
      ) : (
        <span>
          <strong>{elementId}</strong> {words}
        </span>
      )}
    </li>
  );
}

const isGood = ({ outcome }: ScanFinding): boolean => outcome === 'read';

function headline(findings: readonly ScanFinding[]): string {
  const total = findings.length;
  if (total === 0) return texts.none;
  const failed = findings.filter((finding) => !isGood(finding)).length;
  return failed === 0 ? texts.good({ count: total }) : texts.failed({ failed, total });
}
