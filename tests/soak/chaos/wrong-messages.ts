import type { KeptFile } from './kept-records.ts';

/** Message of a web hook: its id, and what it tells. */
export interface Told {
  readonly id: string;
  readonly event: string;
  readonly data: {
    readonly entries?: readonly { readonly printJobEntryId: string }[];
    readonly importId?: number;
    readonly imported?: number;
  };
}

/**
 * Returns a sentence for each end of a print or of an import of which a web hook was not told, and for each message that
 * came under two ids or says something else than the store.
 * @param imports ids of the imports, each of so many rows
 */
export function wrongMessages(
  told: readonly Told[],
  kept: readonly KeptFile[],
  imports: readonly number[],
  rows: number,
): readonly string[] {
  const idsOf = new Map<string, Set<string>>();
  for (const { id, event, data } of told) {
    const things = data.entries?.map(({ printJobEntryId }) => printJobEntryId) ?? [`import ${data.importId}`];
    for (const thing of things) {
      const what =
        data.importId === undefined ? `${event} of ${thing}` : `${event} of ${thing}, ${data.imported} rows`;
      idsOf.set(what, (idsOf.get(what) ?? new Set()).add(id));
    }
  }
  const wanted = [
    ...kept.map(({ entry, status }) => `print.${status === 'Success' ? 'finished' : 'failed'} of ${entry}`),
    ...imports.map((id) => `import.finished of import ${id}, ${rows} rows`),
  ];
  const known = new Set(wanted);
  return [
    ...wanted.filter((what) => !idsOf.has(what)).map((what) => `${what} was not told`),
    ...[...idsOf.keys()].filter((what) => !known.has(what)).map((what) => `${what} was told for nothing`),
    ...[...idsOf].filter(([, ids]) => ids.size > 1).map(([what]) => `${what} was told under several ids`),
  ];
}

/**
 * Returns a sentence for each letter that did not arrive, and for each that came to somebody under two ids.
 * @param letters their receivers and whole messages
 */
export function wrongLetters(
  letters: readonly { readonly to: readonly string[]; readonly message: string }[],
  invited: readonly string[],
): readonly string[] {
  return invited.flatMap((address) => {
    const ids = new Set(
      letters
        .filter(({ to }) => to.includes(address))
        .map(({ message }) => /^Message-ID: (.*)$/im.exec(message)?.[1]),
    );
    return ids.size === 1 ? [] : [`${address} has ${ids.size} letters`];
  });
}
