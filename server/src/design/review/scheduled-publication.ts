import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { describeFailure } from '../../foundation/work/describe-failure.ts';
import type { Services } from '../../foundation/http/services.ts';
import { labelHistory, labelVersions } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { publishNow } from './publish-version.ts';
import { lockVersion } from './reviewed-version.ts';
import { startWorker, type CountedWork } from '../../foundation/work/start-worker.ts';

/** Max. versions per round; the others are due at the next one. */
const most = 500;

export interface PublicationClock extends CountedWork {
  /** Publishes all versions that are due now. */
  readonly publishDue: () => Promise<void>;
}

type ClockParts = Pick<Services, 'store' | 'clock' | 'logger' | 'keys' | 'mail' | 'webHooks' | 'config'>;

/**
 * Starts a clock that publishes versions at the time set for them. The process that locks the label first publishes;
 * another process, and one that starts again, finds it done. A version that was rejected, replaced or withdrawn
 * meanwhile has no publication time any more.
 */
export function startPublicationClock(parts: ClockParts): PublicationClock {
  const { store, clock, logger, mail, webHooks } = parts;
  const round = async (isDrained: () => boolean) => {
    const due = await store.asHousekeeping((transaction) => findDue(transaction, clock()));
    for (const version of due) {
      if (isDrained()) return;
      // A version that cannot be published must not block the others.
      await store
        .asOrganization(version.organizationId, (transaction) => publishOne(transaction, parts, version))
        .catch((error: unknown) =>
          logger.error('publication failed', { ...version, ...describeFailure(error) }),
        );
    }
    if (due.length === 0) return;
    mail.wake();
    webHooks.wake();
  };
  const { doDue, rounds, drain, close } = startWorker({ logger, failure: 'publication failed', round });
  return { publishDue: doDue, rounds, drain, close };
}

interface DueVersion {
  readonly organizationId: number;
  readonly labelVersionId: number;
}

const findDue = (transaction: Transaction, now: Date): Promise<DueVersion[]> =>
  transaction
    .select({ organizationId: labelVersions.organizationId, labelVersionId: labelVersions.id })
    .from(labelVersions)
    .where(and(eq(labelVersions.state, 'Publisher'), lte(labelVersions.publishAt, now)))
    .orderBy(asc(labelVersions.publishAt))
    .limit(most);

async function publishOne(
  transaction: Transaction,
  { clock, keys, config }: ClockParts,
  { organizationId, labelVersionId }: DueVersion,
): Promise<void> {
  const version = await lockVersion(transaction, { labelVersionId });
  const now = clock();
  if (version.state !== 'Publisher' || version.publishAt === null || version.publishAt > now) return;
  const setBy = await whoSetTheTime(transaction, version);
  const writer = {
    services: { clock, keys },
    caller: { organizationId, userId: setBy.id },
    publicUrl: config.publicUrl,
  };
  await publishNow(transaction, writer, version, {
    actor: setBy,
    at: now,
    action: 'published-on-time',
    comment: '',
    signed: false,
  });
}

/** Returns the person who set the time: the publication is theirs, the server only executes it. */
async function whoSetTheTime(
  transaction: Transaction,
  { labelId, id }: { readonly labelId: number; readonly id: number },
) {
  const [entry] = await transaction
    .select({ id: labelHistory.actorId, name: labelHistory.actorName })
    .from(labelHistory)
    .where(
      and(
        eq(labelHistory.labelId, labelId),
        eq(labelHistory.labelVersionId, id),
        eq(labelHistory.action, 'scheduled'),
      ),
    )
    .orderBy(desc(labelHistory.historyId))
    .limit(1);
  return entry ?? { id: null, name: 'Platen' };
}
