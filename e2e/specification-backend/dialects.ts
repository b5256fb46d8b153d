import { envelopes, idsAsText, inDialect, unchanged } from '../wire/envelopes.ts';

/** Dialect of a backend: how it fills the gaps that the specification leaves open. */
export interface Dialect {
  readonly name: string;
  /** Serialises a value or a list for the answer. */
  readonly put: (value: unknown) => string;
  /** Returns the answer to a write for which the specification shows none. */
  readonly afterWrite: () => Response;
}

interface Wording {
  readonly envelope: keyof typeof envelopes;
  readonly areIdsText?: boolean;
}

/** Returns a function that serialises an answer in an envelope. */
function worded({ envelope, areIdsText = false }: Wording): (value: unknown) => string {
  const rewrite = inDialect({
    envelope: envelopes[envelope],
    change: areIdsText ? idsAsText : unchanged,
    addsUnknownFields: false,
  });
  return (value) => rewrite('', value)?.body ?? '';
}

const noContent = () => new Response(null, { status: 204 });

export const plain: Dialect = {
  name: 'bare, with writes answered by 204',
  put: worded({ envelope: 'bare' }),
  afterWrite: noContent,
};

export const dialects: readonly Dialect[] = [
  plain,
  {
    name: 'under data, with ids as text and writes answered by an empty 200',
    put: worded({ envelope: 'data', areIdsText: true }),
    afterWrite: () => new Response('', { status: 200 }),
  },
  {
    name: 'under data.data, with writes answered by an empty object',
    put: worded({ envelope: 'data.data' }),
    afterWrite: () => Response.json({}),
  },
  {
    name: 'with lists under data.items, ids as text and writes answered by true',
    put: worded({ envelope: 'data.items', areIdsText: true }),
    afterWrite: () => Response.json(true),
  },
];
