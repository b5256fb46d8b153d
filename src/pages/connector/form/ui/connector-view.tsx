import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { Connector } from '@/entities/connector';
import { paths } from '@/shared/routes';
import { ConnectionBadge } from '@/shared/ui/connection-badge';
import { PageHeader } from '@/shared/ui/page-header';
import { texts } from '../i18n';
import classes from './connector-form.module.css';
import { TrySection } from './lazy-try-section';
import { MachineSection } from './machine-section';

/** Read-only view of a connector, for servers that list connectors but do not let anybody change them. */
export function ConnectorView({ connector }: { connector: Connector }) {
  return (
    <>
      <PageHeader
        title={connector.name || texts.nameless({ id: connector.id })}
        badge={<ConnectionBadge status={connector.connectionStatus} isEnabled={connector.isEnabled} />}
        backTo={paths.connectors}
        description={texts.changeNotOffered}
      />
      <div className={classes['form']}>
        <MachineSection connector={connector} />
        <Suspense fallback={<Skeleton height={160} />}>
          <TrySection connectorId={connector.id} />
        </Suspense>
      </div>
    </>
  );
}
