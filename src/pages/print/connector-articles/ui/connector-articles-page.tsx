import { Button } from '@mantine/core';
import { generatePath, Link } from 'react-router';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { texts } from './texts';

/** What an address of a connector's article leads to until those can be printed. */
export function ConnectorArticlesPage() {
  return (
    <>
      <PageHeader title={texts.title} />
      <EmptyState
        action={
          <Button component={Link} to={generatePath(paths.printArticles)} variant="default">
            {texts.ownArticles}
          </Button>
        }
      >
        {texts.notOffered}
      </EmptyState>
    </>
  );
}
