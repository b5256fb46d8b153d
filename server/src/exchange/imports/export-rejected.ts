import { and, asc, eq, gt } from 'drizzle-orm';
import { byteOrderMark, csvRecord } from 'label-core/import';
import type { Caller } from '../../foundation/access/caller.ts';
import { notFound } from '../../foundation/http/http-error.ts';
import type { Services } from '../../foundation/http/services.ts';
import { importRejectedRows, imports } from '../../foundation/store/schema/index.ts';
import { requireImports } from './require-imports.ts';

const rowsAtOnce = 1000;

export interface RejectedFile {
  readonly name: string;
  readonly records: ReadableStream<Uint8Array>;
}

/**
 * Streams the rows of an import that were not imported, as CSV with the file's own delimiter: their cells in their
 * original columns, then the line and the reason, so that a corrected file can be imported like the first one. No cell
 * is a formula.
 * @throws HttpError 404
 */
export async function exportRejected(
  { store, logger }: Services,
  { organizationId }: Caller,
  importId: number,
): Promise<RejectedFile> {
  const job = await store.asOrganization(organizationId, async (transaction) => {
    await requireImports(transaction);
    const [found] = await transaction
      .select({ fileName: imports.fileName, options: imports.options, headings: imports.headings })
      .from(imports)
      .where(eq(imports.id, importId));
    if (!found) throw notFound('import', importId);
    return found;
  });
  const { delimiter } = job.options;
  const encoder = new TextEncoder();
  const width = job.headings.length;
  /** Pads a record that is shorter than the others: otherwise its reason would move into another column. */
  const padded = (cells: readonly string[]) => [
    ...cells,
    ...Array.from({ length: Math.max(0, width - cells.length) }, () => ''),
  ];
  let last = -1;
  const records = new ReadableStream<Uint8Array>({
    start: (stream) => {
      const headings = width === 0 ? '' : csvRecord([...job.headings, 'Line', 'Reason'], delimiter);
      stream.enqueue(encoder.encode(byteOrderMark + headings));
    },
    pull: async (stream) => {
      try {
        const rows = await store.asOrganization(organizationId, (transaction) =>
          transaction
            .select()
            .from(importRejectedRows)
            .where(and(eq(importRejectedRows.importId, importId), gt(importRejectedRows.position, last)))
            .orderBy(asc(importRejectedRows.position))
            .limit(rowsAtOnce),
        );
        last = rows.at(-1)?.position ?? last;
        const text = rows.map(({ cells, line, reason }) =>
          csvRecord([...padded(cells), line, reason], delimiter),
        );
        if (rows.length > 0) stream.enqueue(encoder.encode(text.join('')));
        if (rows.length < rowsAtOnce) stream.close();
      } catch (error) {
        // The response has already begun: the only possible signal is to break it off.
        logger.error('export failed', { error: String(error) });
        stream.error(error);
      }
    },
  });
  return { name: `rejected-${job.fileName.replace(/\.\w{1,5}$/, '')}.csv`, records };
}
