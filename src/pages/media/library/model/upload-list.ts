/** One file on its way to the library. */
export interface Upload {
  id: string;
  name: string;
  folder: string;
  state: 'waiting' | 'sending' | 'added' | 'refused' | 'cancelled';
  /** How much of it has left, from 0 to 1. */
  share: number;
  /** Why it was refused, or the name it was given. */
  message: string;
  /** It is in, and label printers will not print it as it looks. */
  hasShades: boolean;
}

export type UploadEvent =
  | { kind: 'chosen'; uploads: readonly Upload[] }
  | { kind: 'sending'; id: string; share: number }
  | { kind: 'added'; id: string; name: string; hasShades: boolean }
  | { kind: 'refused'; id: string; reason: string }
  | { kind: 'cancelled'; id: string }
  | { kind: 'cleared' };

/** What an event does to the list. What has ended stays as it ended: a late word of progress changes nothing. */
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

/** How many of the last choice are in, and how many could not be added. */
export function uploadCount(uploads: readonly Upload[]) {
  const countOf = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length;
  return {
    all: uploads.length,
    added: countOf('added'),
    refused: countOf('refused'),
    isUnderWay: uploads.some(isUnderWay),
  };
}
