// @rounds: numbers by chance.
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { articleIdentity, withCheckDigit } from 'label-core/gtin';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { onEveryStore } from '../../testing/on-every-store.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const resultSchema = z.object({ rows: z.array(z.object({ identity: z.string() })) });

onEveryStore('the identity of an article', (server) => {
  const storedOf = (identifiers: readonly string[]) =>
    server().store.asOwner(async (transaction) => {
      const answer = await transaction.execute(
        sql`select article_identity(identifier) as identity
          from unnest(${sql.param(identifiers)}::text[]) with ordinality as given (identifier, place) order by place`,
      );
      return resultSchema.parse(answer).rows.map(({ identity }) => identity);
    });

  it('is the same in the store as in the app: fourteen digits of a GTIN, all else to the letter', async () => {
    const lengths = fc.integer({ min: 6, max: 15 });
    const gtins = lengths.chain((length) => digits(length).map(withCheckDigit));
    const padded = gtins.chain((gtin) => fc.nat(7).map((zeros) => '0'.repeat(zeros) + gtin));
    // The store accepts neither U+0000 nor lone surrogates.
    const texts = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !text.includes('\0'));
    const identifiers = fc.sample(fc.oneof(padded, gtins, lengths.chain(digits), texts), 2000);
    identifiers.push('', '0000000000000', '٤٠٠٦٣٨١٣٣٣٩٣١', ' 4006381333931', '4006381333931\n');
    expect(await storedOf(identifiers)).toEqual(identifiers.map(articleIdentity));
  });
});
