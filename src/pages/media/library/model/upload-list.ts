/** Upload of one file to the library. */
export interface Upload {
  id: string;
  name: string;
  folder: string;
  state: 'waiting' | 'sending' | 'added' | 'refused' | 'cancelled';
  /** Share that has been sent, from 0 to 1. */
  share: number;
  /** Reason of the refusal, or the name that the picture was given. */
  message: string;
  /** The picture was added, but label printers will not print it as it looks. */
  hasShades: boolean;
}

export type UploadEvent =
  | { kind: 'chosen'; uploads: readonly Upload[] }
  | { kind: 'sending'; id: string; share: number }
  | { kind: 'added'; id: string; name: string; hasShades: boolean }
  | { kind: 'refused'; id: string; reason: string }
  | { kind: 'cancelled'; id: string }
  | { kind: 'cleared' };

/** Returns the list after an event. A finished upload does not change any more: a late progress event has no effect. */
export function nextUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  if (event.kind === 'chosen') return [...uploads.filter(isUnderWay), ...event.uploads];
  if (event.kind === 'cleared') return uploads.filter(isUnderWay);
  return uploads.map((upload) =>
    upload.id === event.id && isUnderWay(upload) ? { ...upload, ...changeOf(event) } : upload,
  );
}

export const isUnderWay = ({ state }: Upload) => state === 'waiting' || state === 'sending';

function changeOf(event: Exclude<UploadEvent, { kind: 'chosen' | 'cleared' }>): Partial<Upload> {
  switch (event.kind) {
    case 'sending':
      return { state: 'sending', share: event.share };
    case 'added':
      return { state: 'added', share: 1, message: event.name, hasShades: event.hasShades };
    case 'refused':
      return { state: 'refused', message: event.reason };
    case 'cancelled':
    default:
      return { state: 'cancelled' };
  }
}

/** Returns how many files of the last choice were added and how many were refused. */
export function uploadCount(uploads: readonly Upload[]) {
  const countOf = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length;
  return {
    all: uploads.length,
    added: countOf('added'),
    refused: countOf('refused'),
    isUnderWay: uploads.some(isUnderWay),
  };
}
