import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { groupNames, groupQueries } from '@/entities/group';
import type { SessionUser } from '@/entities/session';
import { userNames, userQueries } from '@/entities/user';
import type { AdministeredWidgets } from '@/entities/widget';
import { toApiError } from '@/shared/api';
import { saveFile } from '@/shared/lib/save-file';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import type { ReadImport } from '../model/read-import';

const ImportDialog = lazyPart(async () => ({ default: (await import('./import-dialog')).ImportDialog }));

const loadReader = async () => (await import('../model/read-import')).readImport;
const loadWriter = async () => (await import('../model/widget-file')).widgetFile;

interface FileActionsProps {
  user: SessionUser;
  all: AdministeredWidgets;
}

/** Buttons that export all widgets to a file, and add the widgets of a file. */
export function FileActions({ user, all }: FileActionsProps) {
  const client = useQueryClient();
  const { data: groups } = useQuery(groupQueries.ofOrganization());
  const { data: people } = useQuery(userQueries.list());
  const [read, setRead] = useState<ReadImport>();
  const chooser = useRef<HTMLInputElement>(null);

  const take = async (file: File) => {
    const readImport = await loadReader();
    setRead(
      await readImport(file, client, user.userId).catch((error: unknown) => ({
        problems: [toApiError(error).message],
      })),
    );
  };
  const save = async () => {
    const widgetFile = await loadWriter();
    const content = widgetFile(all.widgets, {
      groups: groupNames(groups ?? []),
      people: userNames(people ?? []),
    });
    saveFile(new Blob([content], { type: 'application/json' }), 'widgets.json');
  };
  // Without the names of groups and people, the file could not name the assignments of a widget.
  const canSave = all.widgets.length > 0 && groups !== undefined && people !== undefined;
  return (
    <>
      {canSave && (
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          onClick={() => void save()}
        >
          {texts.export}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<Upload size={16} aria-hidden />}
        onClick={() => chooser.current?.click()}
      >
        {texts.import.open}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={texts.import.file}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Allows the same file to be chosen again.
          event.currentTarget.value = '';
          if (file) void take(file);
        }}
      />
      <Suspense>
        {read && (
          <ImportDialog
            read={read}
            place={{ organizationId: user.organizationId, isOffered: all.isOffered }}
            count={all.widgets.length}
            onClose={() => setRead(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
