import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { texts } from '../i18n';

/** An address that is none of a screen: the shell stays, with every way on. */
export function NotFound() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={texts.faults.unknownAddress} description={pathname} />
      <EmptyState
        action={
          <Button component={Link} to={paths.dashboard}>
            {texts.faults.toStart}
          </Button>
        }
      >
        {texts.faults.unknownAddressHint}
      </EmptyState>
    </>
  );
}
