import { Loader } from '@mantine/core';
import { CircleAlert, CircleCheck, ScanBarcode } from 'lucide-react';
import type { ScanLine } from '../model/scan-state';
import classes from './scan-status.module.css';

interface ScanStatusProps {
  line: ScanLine | undefined;
  /** Text before the first scan: what a scan does here. */
  ready: string;
}

/** One line with the result of the last scan. */
export function ScanStatus({ line, ready }: ScanStatusProps) {
  return (
    <div className={classes['status']} data-kind={line?.kind}>
      {line ? <LineIcon kind={line.kind} /> : <ScanBarcode size={18} aria-hidden />}
      <span role="status">{line?.text ?? ''}</span>
      {!line && <span>{ready}</span>}
    </div>
  );
}

function LineIcon({ kind }: { kind: ScanLine['kind'] }) {
  if (kind === 'busy') return <Loader size={16} aria-hidden />;
  return kind === 'good' ? <CircleCheck size={18} aria-hidden /> : <CircleAlert size={18} aria-hidden />;
}
