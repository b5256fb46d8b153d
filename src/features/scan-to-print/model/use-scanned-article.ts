import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { articleSearchScope, findArticle, findConnectorArticle, type Article } from '@/entities/article';
import { preferenceQueries } from '@/entities/preference';
import type { Id } from '@/shared/api';
import { useScanner, type ScannedCode } from '@/shared/lib/scan';
import { giveSignal } from '@/shared/lib/signal';
import { texts } from '../i18n';
import type { ScanLine } from './scan-state';

interface ScanWork {
  /** Connector whose articles are scanned; undefined for the organisation's own. */
  connectorId: Id | undefined;
  /** Handles a scanned article. */
  onArticle: (article: Article, code: ScannedCode) => ScanLine | undefined;
  /** Handles a code without an article, such as a lot alone. */
  onElements?: (code: ScannedCode) => ScanLine;
}

/** Finds the article of every scan on this screen and returns the result; the last scan counts. */
export function useScannedArticle({ connectorId, onArticle, onElements }: ScanWork) {
  const client = useQueryClient();
  const [line, setLine] = useState<ScanLine>();
  const latest = useRef<ScannedCode>(undefined);

  const say = (said: ScanLine | undefined) => {
    setLine(said);
    if (!said || said.kind === 'busy') return;
    const settings = client.getQueryData(preferenceQueries.mine().queryKey);
    giveSignal(said.kind, {
      sound: settings?.scanSound ?? false,
      vibration: settings?.scanVibration ?? false,
    });
  };
  const find = async (code: ScannedCode): Promise<ScanLine | undefined> => {
    // Searches all articles the person may see, because the list of articles contains them, too.
    const article =
      connectorId === undefined
        ? await findArticle(client, code.text, articleSearchScope('all', []))
        : await findConnectorArticle(client, code.text, connectorId);
    if (latest.current !== code) return undefined;
    if (article) return onArticle(article, code);
    if (!code.into || code.elements.length > 0)
      return { kind: 'bad', text: texts.notFound({ code: code.text }) };
    // A person in a field who scans a code without an article means the field: a lot, a serial number.
    code.into(code.text);
    return { kind: 'good', text: texts.typed({ code: code.text }) };
  };
  const take = async (code: ScannedCode) => {
    latest.current = code;
    if (code.fault !== undefined) return say({ kind: 'bad', text: code.fault });
    if (code.text === '') return say(onElements?.(code) ?? { kind: 'bad', text: texts.namesNoArticle });
    say({ kind: 'busy', text: texts.looking({ code: code.text }) });
    const said = await find(code).catch((): ScanLine => ({ kind: 'bad', text: texts.searchFailed }));
    if (latest.current === code) say(said);
  };
  useScanner((code) => void take(code));
  return { line, say };
}
