import { ApiError, productApi, toApiError } from '@/shared/api';
import { isRecord } from '@/shared/lib/is-record';

interface ConflictFacts {
  /** Person who saved meanwhile; undefined where the server does not say. */
  by: string | undefined;
  /** Number of the version they saved; undefined where the server does not say. */
  version: number | undefined;
}

/** Somebody else saved the label or the version since it was read (409). */
export class SaveConflict extends ApiError implements ConflictFacts {
  readonly by: string | undefined;
  readonly version: number | undefined;

  constructor(refusal: ApiError, { by, version }: ConflictFacts) {
    const { status, requestId, problems } = refusal;
    super(refusal.message, { kind: 'http', status, requestId, problems });
    this.name = 'SaveConflict';
    this.by = by;
    this.version = version;
  }
}

const CONFLICT = 409;

/**
 * Client for calls that say what they are based on: a 409 rejects with SaveConflict, which keeps the values of the server's
 * sentence.
 */
export const conflictingApi = productApi.extend({
  hooks: {
    beforeError: [
      ({ error }) => {
        const refusal = toApiError(error);
        return refusal.status === CONFLICT
          ? new SaveConflict(refusal, factsOf('data' in error ? error.data : undefined))
          : error;
      },
    ],
  },
});

/** Reads who saved which version: `label.saved-meanwhile` has `by` and `version`, `changed.label` has `who`. */
function factsOf(answer: unknown): ConflictFacts {
  const args = isRecord(answer) && isRecord(answer['args']) ? answer['args'] : {};
  const by = args['by'] ?? args['who'];
  const version = Number(args['version'] ?? Number.NaN);
  return {
    by: typeof by === 'string' && by !== '' ? by : undefined,
    version: Number.isInteger(version) ? version : undefined,
  };
}
