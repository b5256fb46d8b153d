import { useEffect, useRef, useState } from 'react';
import type { ImportOptions } from 'label-core/import';
import { createImportClient, type ImportClient } from './import-client';
import type { CheckResult, FileFormat, FileLook, ImportWorkKind, ImportWorks } from './import-work';

/** Returns the worker of one visit to the screen, its current task, and its last failure. */
export function useImportFile() {
  const client = useRef<ImportClient>(undefined);
  const [busy, setBusy] = useState<ImportWorkKind>();
  const [fault, setFault] = useState('');
  useEffect(
    () => () => {
      client.current?.close();
      client.current = undefined;
    },
    [],
  );
  /** Runs a task; returns undefined if it failed, with the reason in `fault`. */
  const ask = async <Kind extends ImportWorkKind>(kind: Kind, request: ImportWorks[Kind]['request']) => {
    client.current ??= createImportClient();
    setBusy(kind);
    setFault('');
    try {
      return await client.current.ask(kind, request);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
      return undefined;
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy,
    fault,
    ask,
    open: (file: Blob, format: Partial<FileFormat>): Promise<FileLook | undefined> =>
      ask('open', { file, format }),
    check: (options: ImportOptions): Promise<CheckResult | undefined> => ask('check', options),
  };
}
export type ImportFileDesk = ReturnType<typeof useImportFile>;
