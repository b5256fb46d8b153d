import { envelopes, idsAsText, inDialect, unchanged } from '../wire/envelopes.ts';

/** How a backend of the specification may put what the specification leaves open. */
export interface Dialect {
  readonly name: string;
  /** A value or a list as it is sent. */
  readonly put: (value: unknown) => string;
  /** What is answered to a write that the specification shows no answer of. */
  readonly afterWrite: () => Response;
}

interface Wording {
  readonly envelope: keyof typeof envelopes;
  readonly areIdsText?: boolean;
}

/** The text of an answer in an envelope. */
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
