import { Button, Group } from '@mantine/core';
import { generatePath, Link } from 'react-router';
import type { Article } from '@/entities/article';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { texts } from '../i18n';

interface NothingToPrintProps {
  reason: string;
  /** Path where another article can be chosen. */
  otherPath: string;
  /** Article of this name that has other labels. */
  article?: Article;
}

/** Says why nothing can be printed for this name, and what to do instead. */
export function NothingToPrint({ reason, otherPath, article }: NothingToPrintProps) {
  return (
    <EmptyState
      action={
        <Group justify="center" gap="sm">
          {article && (
            <Button component={Link} to={generatePath(paths.printArticle, { id: String(article.id) })} h={44}>
              {texts.ownLabels}
            </Button>
          )}
          <Button component={Link} to={otherPath} variant="default" h={44}>
            {texts.otherArticle}
          </Button>
        </Group>
      }
    >
      {reason}
    </EmptyState>
  );
}
