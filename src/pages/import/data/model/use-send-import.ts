import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { uploadImportMutation } from '@/entities/data-import';
import { newKey, toApiError } from '@/shared/api';
import { FILE_NAME_CHARACTERS } from '../config/limits';
import type { ImportFileDesk } from './use-import-file';
import { targetGroupsOf } from './target-groups';
import { optionsOf, type Sending, type WizardState } from './wizard-state';

/**
 * Returns functions that send the confirmed import. A repeat after a failure uses the same key, so that the server imports
 * it only once.
 */
export function useSendImport(
  desk: ImportFileDesk,
  sending: Sending,
  setSending: (sending: Sending) => void,
) {
  const { mutateAsync } = useMutation(uploadImportMutation());
  const abort = useRef<AbortController>(undefined);
  const confirmed = useRef({ what: '', key: '' });
  useEffect(() => () => abort.current?.abort(), []);

  const send = async (wizard: WizardState) => {
    const { source, look } = wizard;
    const options = optionsOf(wizard);
    if (!source || !look || !options) return;
    const upload = {
      fileName: source.file.name.slice(-FILE_NAME_CHARACTERS),
      fileEncoding: look.format.encoding,
      targetGroups: targetGroupsOf(wizard),
      options,
    };
    const what = JSON.stringify([upload, source.file.size, source.file.lastModified, look.format]);
    if (confirmed.current.what !== what) confirmed.current = { what, key: newKey() };
    const current = new AbortController();
    abort.current = current;
    setSending({ state: 'sending', share: 0 });
    try {
      const content = await desk.ask('file', null);
      if (!content) return setSending({ state: 'failed', message: desk.fault });
      const { importId } = await mutateAsync({
        ...upload,
        file: new File([content], upload.fileName, { type: 'text/csv' }),
        idempotencyKey: confirmed.current.key,
        signal: current.signal,
        onProgress: (share) => {
          if (!current.signal.aborted) setSending({ state: 'sending', share });
        },
      });
      setSending({ state: 'sent', importId });
    } catch (error) {
      const { kind, message } = toApiError(error);
      setSending(kind === 'aborted' ? { state: 'cancelled' } : { state: 'failed', message });
    }
  };
  return {
    sending,
    send,
    cancel: () => abort.current?.abort(),
    reset: () => {
      confirmed.current = { what: '', key: '' };
      setSending({ state: 'idle' });
    },
  };
}
export type SendImport = ReturnType<typeof useSendImport>;
