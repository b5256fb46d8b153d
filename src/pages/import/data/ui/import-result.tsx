import { Alert, Button, Loader } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { ImportKind } from 'label-core/import';
import { articleQueries } from '@/entities/article';
import { dataImportQueries, isUnderWay, type DataImport } from '@/entities/data-import';
import { orderQueries } from '@/entities/order';
import { access, canAccess, useSessionUser } from '@/entities/session';
import type { Id } from '@/shared/api';
import { formatNumber } from '@/shared/i18n';
import { paths } from '@/shared/routes';
import { Facts } from '@/shared/ui/facts';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import classes from './import-data.module.css';

interface ImportResultProps {
  importId: Id;
  kind: ImportKind;
  onAnother: () => void;
}

/** Result of the import, polled until it is finished. */
export function ImportResult({ importId, kind, onAnother }: ImportResultProps) {
  const query = useQuery(dataImportQueries.detail(importId));
  const client = useQueryClient();
  const isOver = query.data !== undefined && !isUnderWay(query.data);
  useEffect(() => {
    if (!isOver) return;
    // Data that was fetched before the import is outdated.
    for (const queryKey of [articleQueries.all(), orderQueries.all(), dataImportQueries.histories()])
      void client.invalidateQueries({ queryKey });
  }, [isOver, client]);
  return (
    <>
      <QueryView query={query} isOptionalCall>
        {(found) => (
          <div role="status">
            {isUnderWay(found) ? <UnderWay found={found} /> : <Outcome found={found} />}
          </div>
        )}
      </QueryView>
      <div className={classes['row']}>
        <Button variant={isOver ? 'filled' : 'default'} size="md" onClick={onAnother}>
          {texts.another}
        </Button>
        <Button component={Link} to={paths.importHistory} variant="default" size="md">
          {texts.history}
        </Button>
        <SeeThings kind={kind} />
      </div>
    </>
  );
}

/** Link to the imported records, only for people who may open their list. */
function SeeThings({ kind }: { kind: ImportKind }) {
  const isOpen = canAccess(useSessionUser(), access[kind]);
  return isOpen ? (
    <Button component={Link} to={paths[kind]} variant="default" size="md">
      {texts.seeThings[kind]}
    </Button>
  ) : null;
}

function UnderWay({ found: { state } }: { found: DataImport }) {
  return (
    <div className={classes['verdict']}>
      <Loader size={20} aria-hidden />
      <span>
        {state === 'Waiting' ? texts.waiting : texts.running}
        <br />
        <span className={classes['quiet']}>{texts.mayLeave}</span>
      </span>
    </div>
  );
}

function Outcome({ found }: { found: DataImport }) {
  const { state, message } = found;
  if (state === 'Failed') {
    return (
      <Alert color="red" title={texts.failedTitle}>
        {message}
      </Alert>
    );
  }
  const { facts } = texts;
  const counts = [
    [facts.rows, found.rowCount],
    [facts.created, found.createdCount],
    [facts.updated, found.updatedCount],
    [facts.skipped, found.skippedCount],
    [facts.rejected, found.rejectedCount],
  ] as const;
  return (
    <Alert
      color={state === 'Done' ? 'green' : 'gray'}
      title={state === 'Done' ? texts.doneTitle : texts.undoneTitle}
    >
      {message !== '' && <p className={classes['hint']}>{message}</p>}
      <Facts facts={counts.map(([name, value]) => [name, formatNumber(value)] as const)} />
    </Alert>
  );
}
