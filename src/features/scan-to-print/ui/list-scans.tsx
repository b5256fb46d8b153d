import { useNavigate } from 'react-router';
import type { Article } from '@/entities/article';
import type { Id } from '@/shared/api';
import { useListOrigin } from '@/shared/lib/way-back';
import { texts } from '../i18n';
import type { ScanHandover } from '../model/scan-state';
import { useScannedArticle } from '../model/use-scanned-article';
import { ScanStatus } from './scan-status';

export interface ListScansProps {
  /** Returns the print page of an article; undefined for one that is not printed from this list. */
  pathOf: (article: Article) => string | undefined;
  /** Connector whose articles are listed; undefined for the organisation's own. */
  connectorId?: Id;
}

/** On a list of articles, a scan opens that article's print page and passes the other data of the code to it. */
export function ListScans({ pathOf, connectorId }: ListScansProps) {
  const navigate = useNavigate();
  const origin = useListOrigin();
  const { line } = useScannedArticle({
    connectorId,
    onArticle: (article, { elements }) => {
      const path = pathOf(article);
      if (path === undefined) return { kind: 'bad', text: texts.notHere({ name: article.name }) };
      const handover: ScanHandover = { scanned: { elements } };
      void navigate(path, { state: { ...origin, ...handover } });
      return { kind: 'good', text: texts.opened({ name: article.name }) };
    },
  });
  return <ScanStatus line={line} ready={texts.readyForList} />;
}
