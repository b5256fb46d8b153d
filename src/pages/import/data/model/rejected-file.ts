import { translated } from '@/shared/i18n';
import { texts } from '../i18n';
import type { ImportFileDesk } from './use-import-file';

/** Returns the file of left-out rows with their reasons in the language of this page; undefined if that failed. */
export async function rejectedFile({ ask }: ImportFileDesk): Promise<Blob | undefined> {
  const sentences = await ask('reasons', null);
  if (!sentences) return undefined;
  const reasons = new Map(
    [...sentences].map(([line, said]) => [line, said.map(translated).join(' ')] as const),
  );
  const { lineColumn, reasonColumn } = texts;
  return ask('rejected', { lineColumn, reasonColumn, reasons });
}
