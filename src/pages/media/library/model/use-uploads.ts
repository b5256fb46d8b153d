import { useMutation } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { hasShades } from 'label-core/shades';
import type { MediaUsage } from '@/entities/media';
import { newKey, toApiError } from '@/shared/api';
import { addPictureMutation } from '../api/picture-mutation';
import { fileFault } from './file-fault';
import { nextUploads, type Upload } from './upload-list';

interface Sending {
  upload: Upload;
  file: File;
  abort: AbortController;
}

/** Uploads files to the library one after the other; leaving the screen aborts the pending ones. */
export function useUploads(limits: MediaUsage | undefined) {
  const [uploads, tell] = useReducer(nextUploads, []);
  const { mutateAsync: send } = useMutation(addPictureMutation());
  const aborts = useRef(new Map<string, AbortController>());
  const line = useRef(Promise.resolve());

  useEffect(() => {
    const all = aborts.current;
    return () => all.forEach((abort) => abort.abort());
  }, []);

  const sendOne = async ({ upload: { id, folder }, file, abort }: Sending) => {
    if (abort.signal.aborted) return;
    tell({ kind: 'sending', id, share: 0 });
    try {
      const added = await send({
        file,
        folder,
        signal: abort.signal,
        onProgress: (share) => tell({ kind: 'sending', id, share }),
      });
      tell({ kind: 'added', id, name: added?.name ?? file.name, hasShades: await hasShades(file) });
    } catch (error) {
      const { kind, message } = toApiError(error);
      tell(kind === 'aborted' ? { kind: 'cancelled', id } : { kind: 'refused', id, reason: message });
    }
    aborts.current.delete(id);
  };

  return {
    uploads,
    add: (files: readonly File[], folder: string) => {
      const chosen = files.map((file): Sending => {
        const fault = fileFault(file, limits);
        const upload: Upload = {
          id: newKey(),
          name: file.name,
          folder: folder.trim(),
          state: fault === undefined ? 'waiting' : 'refused',
          share: 0,
          message: fault ?? '',
          hasShades: false,
        };
        return { upload, file, abort: new AbortController() };
      });
      tell({ kind: 'chosen', uploads: chosen.map(({ upload }) => upload) });
      for (const one of chosen.filter(({ upload }) => upload.state === 'waiting')) {
        aborts.current.set(one.upload.id, one.abort);
        line.current = line.current.then(() => sendOne(one));
      }
    },
    cancel: (id: string) => {
      aborts.current.get(id)?.abort();
      tell({ kind: 'cancelled', id });
    },
    clear: () => tell({ kind: 'cleared' }),
  };
}
