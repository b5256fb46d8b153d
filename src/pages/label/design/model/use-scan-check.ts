import { useState } from 'react';
import type { LabelTemplate } from 'label-core';
import type { ScanFault, ScanFinding } from '@/features/scan-check';
import type { LabelValues } from '@/entities/label';
import type { NewestTemplate } from './use-newest';

/** What is tested: the same objects and the same resolution are the same test. */
interface ScanSubject {
  readonly template: LabelTemplate;
  readonly values: LabelValues;
  readonly dpi: number;
}

/** A test that was asked for. */
interface ScanRun {
  readonly subject: ScanSubject;
  /** Undefined until the barcodes are read. */
  readonly findings?: readonly ScanFinding[];
  readonly fault?: ScanFault;
}

interface ScanCheck {
  /** The last test; undefined before the first. */
  readonly run: ScanRun | undefined;
  readonly isBusy: boolean;
  /** The label, its values or the resolution are no longer those that were tested. */
  readonly isOld: boolean;
  /** Number of barcodes that were not read as they should, while this is true of the label. */
  readonly failures: number;
  readonly start: () => void;
}

/**
 * The test of all barcodes with a reader, which is loaded with the first test.
 * @param newest the label as it is now: what is on the screen below it follows later, and a key may ask for a test before
 */
function useScanCheck(
  { template, values, dpi }: ScanSubject,
  images: Readonly<Record<string, Uint8Array>>,
  newest: NewestTemplate,
): ScanCheck {
  const [run, setRun] = useState<ScanRun>();
  const isBusy = run !== undefined && !run.findings && run.fault === undefined;
  const isOld =
    run !== undefined &&
    (run.subject.template !== template || run.subject.values !== values || run.subject.dpi !== dpi);
  const start = async () => {
    if (isBusy) return;
    const subject = { template: newest.get(), values, dpi };
    if (!subject.template.elements.some(({ type }) => type === 'barcode'))
      return setRun({ subject, findings: [] });
    setRun({ subject });
    setRun({ subject, ...(await scanned({ ...subject, images })) });
  };
  return {
    run,
    isBusy,
    isOld,
    failures: isOld ? 0 : (run?.findings ?? []).filter(({ outcome }) => outcome !== 'read').length,
    start: () => void start(),
  };
}

export const PANELS = ['data', 'problems', 'articles', 'variables'] as const;
export type Panel = (typeof PANELS)[number];

/** What is shown below the label: one panel at a time, and the test of its barcodes. */
export interface DataPanels {
  readonly panel: Panel;
  readonly onPanel: (panel: Panel) => void;
  /** The test, whose findings are among the problems. */
  readonly scan: ScanCheck;
  /** Begins a test and shows its findings. */
  readonly onScan: () => void;
}

/** Keeps which panel is shown below the label, and the test of the barcodes. */
export function useDataPanels(
  subject: ScanSubject,
  images: Readonly<Record<string, Uint8Array>>,
  newest: NewestTemplate,
): DataPanels {
  const [panel, onPanel] = useState<Panel>('data');
  const scan = useScanCheck(subject, images, newest);
  const onScan = () => {
    onPanel('problems');
    scan.start();
  };
  return { panel, onPanel, scan, onScan };
}

async function scanned(
  request: ScanSubject & { images: Readonly<Record<string, Uint8Array>> },
): Promise<Pick<ScanRun, 'findings' | 'fault'>> {
  try {
    const { scanInWorker } = await import('@/features/scan-check');
    return await scanInWorker(request);
  } catch {
    return { fault: 'not-loaded' };
  }
}
