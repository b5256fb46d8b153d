import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Id } from '@/shared/api';
import { useScanner } from '@/shared/lib/scan';
import { checkLineMutation, type LineScans } from '../api/check-line-mutation';

const NOTHING: LineScans = { product: '', label: '' };

/**
 * Returns the state of a line check: what was scanned, and what the server says to it. The first scan is the product, the
 * second one the label; then both are compared. A scan after that begins anew.
 */
export function useLineCheck(printJobId: Id, firstEntryId: Id, onPassed: () => void) {
  const [scans, setScans] = useState(NOTHING);
  const { mutate, data, error, isPending, reset } = useMutation(checkLineMutation(printJobId, firstEntryId));

  const change = (changes: Partial<LineScans>) => {
    reset();
    setScans({ ...scans, ...changes });
  };
  const check = (both: LineScans) => {
    if (isPending || both.product === '' || both.label === '') return;
    mutate(both, { onSuccess: ({ isPassed }) => isPassed && onPassed() });
  };
  useScanner(
    ({ raw = '' }) => {
      if (isPending || raw === '') return;
      const isBegun = scans.product !== '' && scans.label === '';
      const next = isBegun ? { ...scans, label: raw } : { product: raw, label: '' };
      reset();
      setScans(next);
      check(next);
    },
    { isFirst: true },
  );

  return {
    scans,
    change,
    check: () => check(scans),
    isPending,
    error,
    /** What the last check found, while its scans are shown. */
    findings: data && !data.isPassed ? data.findings : undefined,
  };
}
