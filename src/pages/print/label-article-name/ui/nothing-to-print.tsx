import { Button, Group } from '@mantine/core';
import { generatePath, Link } from 'react-router';
import type { Article } from '@/entities/article';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { texts } from '../i18n';

interface NothingToPrintProps {
  reason: string;
  /** Where another article is chosen. */
  otherPath: string;
  /** The article of this name, where it has other labels. */
  article?: Article;
}

/** Says why nothing is printed by this name, and what can be done instead. */
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
