import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { texts } from '../i18n';
import { texts as layoutTexts } from './i18n';

/** Screen for unknown addresses, inside the member layout so that all navigation remains. */
export function NotFound() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={texts.faults.unknownAddress} description={pathname} />
      <EmptyState
        action={
          <Button component={Link} to={paths.dashboard}>
            {layoutTexts.toStart}
          </Button>
        }
      >
        {layoutTexts.unknownAddressHint}
      </EmptyState>
    </>
  );
}
