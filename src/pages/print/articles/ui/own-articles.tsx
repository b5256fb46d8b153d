import { generatePath } from 'react-router';
import { articleQueries, type Article } from '@/entities/article';
import { ArticleChoice } from '@/features/choose-article';
import { ListScanner } from '@/features/scan-to-print';
import { paths } from '@/shared/routes';
import { texts } from '../i18n';
import { SourceChoice } from './source-choice';

const printPathOf = ({ id }: Article) => generatePath(paths.printArticle, { id: String(id) });

/** The articles of the organisation. */
export function OwnArticles() {
  return (
    <ArticleChoice
      title={texts.title}
      description={texts.description}
      windowOf={articleQueries.page}
      printPathOf={printPathOf}
      none={texts.none}
      source={<SourceChoice />}
    >
      <ListScanner pathOf={printPathOf} />
    </ArticleChoice>
  );
}
