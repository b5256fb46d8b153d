import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { dataImportQueries, ImportStateBadge, isUnderWay, type DataImport } from '@/entities/data-import';
import { useDateFormat } from '@/entities/preference';
import { formatNumber } from '@/shared/i18n';
import { Facts } from '@/shared/ui/facts';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { kinds } from '../model/kinds';
import classes from './history.module.css';
import { RejectedRows } from './rejected-rows';
import { UndoImport } from './undo-import';

interface ImportDrawerProps {
  /** Undefined if no import is open. */
  importId: string | undefined;
  onClose: () => void;
}

/** Drawer beside the list with one import: result, left-out rows, and undo. */
export function ImportDrawer({ importId, onClose }: ImportDrawerProps) {
  return (
    <Drawer
      opened={importId !== undefined}
      onClose={onClose}
      position="right"
      size={520}
      title={texts.details}
      closeButtonProps={{ 'aria-label': texts.close, size: 44, iconSize: 20 }}
      classNames={{ title: classes['drawerTitle'] ?? '' }}
      transitionProps={{ duration: 0 }}
    >
      {importId !== undefined && <OpenImport key={importId} importId={importId} />}
    </Drawer>
  );
}

function OpenImport({ importId }: { importId: string }) {
  const query = useQuery(dataImportQueries.detail(importId));
  return (
    <QueryView query={query} isOptionalCall>
      {(one) => <ImportDetail one={one} />}
    </QueryView>
  );
}

/**
 * Returns whether the import may have created records. A server that counts no rows does not report this: undo can be
 * tried, and the server gives the reason of a refusal.
 */
const mayHaveCreated = ({ rowCount, createdCount }: DataImport) => createdCount > 0 || rowCount === 0;

/** Returns the formatted number; false for zero, which hides it. */
const number = (count: number) => count > 0 && formatNumber(count);

function ImportDetail({ one }: { one: DataImport }) {
  const when = useDateFormat();
  return (
    <div className={classes['detail']}>
      <h2 dir="auto">{one.fileName}</h2>
      <div role="status">
        <ImportStateBadge state={one.state} />
        {isUnderWay(one) && <p className={classes['quiet']}>{texts.working}</p>}
      </div>
      {one.message !== '' && <p className={classes['words']}>{one.message}</p>}
      <Facts
        facts={[
          [texts.kind, kinds[one.kind] ?? ''],
          [texts.rowCount, number(one.rowCount)],
          [texts.created, number(one.createdCount)],
          [texts.updated, number(one.updatedCount)],
          [texts.skipped, number(one.skippedCount)],
          [texts.rejected, number(one.rejectedCount)],
          [texts.person, one.by],
          [texts.time, when(one.createdAt)],
          [texts.finished, one.finishedAt !== '' && when(one.finishedAt)],
          [
            texts.undone,
            one.undoneAt !== '' && texts.undoneBy({ when: when(one.undoneAt), name: one.undoneBy }),
          ],
        ]}
      />
      {one.rejectedCount > 0 && <RejectedRows importId={one.id} />}
      {(one.state === 'Waiting' || (one.state === 'Done' && mayHaveCreated(one))) && <UndoImport one={one} />}
    </div>
  );
}
