import { z } from 'zod';
import type { RunStatement } from '../run-statement.ts';
import type { ArchivedTable } from './archive-format.ts';
import { columnList, qualified } from './catalogue.ts';

const sumSchema = z.tuple([z.object({ rows: z.coerce.number(), sum: z.string() })]);

/** Rows of a table and their checksum. */
export type TableSum = z.infer<typeof sumSchema>[0];

/**
 * Computes the sum of the first 60 bits of every row's MD5: the same in whatever order the rows are, and on every engine
 * under the settings of `sameTexts`. It finds rows that differ by accident; the SHA-256 of the text is what finds others.
 */
export async function sumTable(run: RunStatement, table: ArchivedTable): Promise<TableSum> {
  const rows = await run(
    `select count(*) as rows,
        coalesce(sum(('x' || left(md5(row(${columnList(table)})::text), 15))::bit(60)::bigint), 0)::text as sum
      from ${qualified(table.name)}`,
  );
  return sumSchema.parse(rows)[0];
}
