import { cellText, ImportFileError, importLimits, importSentences } from 'label-core/import';
import { createTableReader, type Desk } from '@/features/table-file/index.worker';
import { sha256 } from './sha256';
import type { FileRow, FileRows, FileWorks } from './file-works';

/** Returns a function that reads a file outside of the page. Rejects with an error that `faultOf` recognises. */
export function createFileDesk(): Desk<FileWorks> {
  const reader = createTableReader();
  return async (work) => {
    if (work.kind === 'open') return reader.open(work.request.file, work.request.format);
    if (work.kind === 'look') return reader.look(work.request);
    return rowsOf(reader);
  };
}

async function rowsOf(reader: ReturnType<typeof createTableReader>): Promise<FileRows> {
  const { format, rows: read } = reader.read();
  const rows: FileRow[] = [];
  let headings: readonly string[] = [];
  let width = 0;
  for (const { line, cells } of read()) {
    const texts = cells.map(cellText);
    width = Math.max(width, texts.length);
    if (headings.length === 0 && width > 0 && rows.length === 0 && format.hasHeader) headings = texts;
    else rows.push({ line, cells: texts });
    if (rows.length > importLimits.rows)
      throw new ImportFileError(
        'too-many-rows',
        importSentences.file.tooManyRows({ most: importLimits.rows }),
      );
  }
  if (rows.length === 0) throw new ImportFileError('empty', importSentences.file.noRowToImport);
  if (width > importLimits.columns)
    throw new ImportFileError(
      'too-many-columns',
      importSentences.file.tooManyColumns({ columns: width, most: importLimits.columns }),
    );
  return { rows, headings, hash: await sha256(reader.opened().bytes) };
}
