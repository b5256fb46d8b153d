import { useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { reviewQueries, pdfOf, type ReviewVersion } from '@/entities/review';
import type { SampleChoice } from '@/features/compare-versions';
import { toApiError } from '@/shared/api';
import { saveFile } from '@/shared/lib/save-file';
import { BusyButton } from '@/shared/ui/busy-button';
import { BLOB_ADDRESS_KEPT_MS } from '@/shared/config';
import { texts } from '../i18n';
import classes from './preview.module.css';

interface OpenPdfProps {
  version: ReviewVersion;
  sample: SampleChoice;
}

/** Button that opens the real PDF in a new tab; if the browser blocks tabs, the PDF is downloaded. */
export function OpenPdf({ version: { labelId, labelVersionId }, sample }: OpenPdfProps) {
  const client = useQueryClient();
  const [state, setState] = useState<'busy' | { fault: string } | { said: string }>();
  const open = async () => {
    if (state === 'busy') return;
    setState('busy');
    // Opened during the click, because a browser blocks a tab that opens later as a popup.
    const tab = globalThis.open('about:blank');
    try {
      const answer = await client.query({
        ...reviewQueries.previewPdf(labelId, labelVersionId, sample.row),
        staleTime: 0,
      });
      const { content, name } = pdfOf(answer);
      if (tab) {
        const address = URL.createObjectURL(content);
        tab.location.replace(address);
        setTimeout(() => URL.revokeObjectURL(address), BLOB_ADDRESS_KEPT_MS);
        setState(undefined);
      } else {
        saveFile(content, name);
        setState({ said: texts.pdfSaved({ name }) });
      }
    } catch (error) {
      tab?.close();
      setState({ fault: toApiError(error).message });
    }
  };
  return (
    <div className={classes['pdf']}>
      <BusyButton
        variant="default"
        leftSection={<FileText size={16} aria-hidden />}
        title={texts.pdfHint}
        isBusy={state === 'busy'}
        onClick={() => void open()}
      >
        {texts.openPdf}
      </BusyButton>
      <p role="status" className={classes['quiet']}>
        {typeof state === 'object' && 'said' in state && state.said}
        {sample.group === 'stress' && texts.pdfOfSample}
      </p>
      {typeof state === 'object' && 'fault' in state && (
        <p role="alert" className={classes['fault']}>
          {state.fault}
        </p>
      )}
    </div>
  );
}
