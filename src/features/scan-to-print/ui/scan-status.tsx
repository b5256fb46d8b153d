import { Loader } from '@mantine/core';
import { CircleAlert, CircleCheck, ScanBarcode } from 'lucide-react';
import type { ScanLine } from '../model/scan-state';
import classes from './scan-status.module.css';

interface ScanStatusProps {
  line: ScanLine | undefined;
  /** Said while nothing was scanned: what a scan does here. */
  ready: string;
}

/** One line on what the last scan came to. */
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
