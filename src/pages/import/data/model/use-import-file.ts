import type { ImportOptions } from 'label-core/import';
import { createWorkClient, useFileWork, type FileFormat, type FileLook } from '@/features/table-file';
import type { CheckResult, ImportWorks } from './import-work';

const createClient = () =>
  createWorkClient<ImportWorks>({
    startWorker: () => new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' }),
    loadDesk: async () => (await import('./import-desk')).createImportDesk(),
  });

/** Returns the worker of one visit to the screen, its current task, and its last failure. */
export function useImportFile() {
  const { busy, fault, ask } = useFileWork(createClient);
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
