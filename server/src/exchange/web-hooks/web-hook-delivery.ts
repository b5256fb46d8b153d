import type { Services } from '../../foundation/http/services.ts';
import { sentences } from '../sentences/index.ts';
import {
  finishAttempt,
  renewDelivery,
  takeDelivery,
  takeDueDelivery,
  type TakenDelivery,
} from './delivery-outbox.ts';
import type { AddressRules } from './hook-address.ts';
import { openHookSecret, signHook } from './hook-secret.ts';
import { sendHook, type HookAnswer } from './send-hook.ts';
import { underLease } from '../../foundation/work/lease.ts';
import { oneByOne, startWorker, type CountedWork } from '../../foundation/work/start-worker.ts';

/** Number of parallel deliveries: one slow receiver does not delay the others. */
const lanes = 8;

export interface WebHookDelivery extends CountedWork {
  /** Signals that there may be something to send; called after the transaction that wrote it. */
  readonly wake: () => void;
  /** Sends all deliveries that are due now. */
  readonly deliverDue: () => Promise<void>;
  /** Sends this delivery now, whether it is due or not. */
  readonly deliverNow: (delivery: { readonly organizationId: number; readonly id: string }) => Promise<void>;
}

type DeliveryParts = Pick<Services, 'store' | 'clock' | 'logger' | 'keys'> & { readonly rules: AddressRules };

/**
 * Starts a worker that sends the outbox of all organisations, at least once each, with the same webhook-id at every
 * attempt.
 */
export function startWebHookDelivery({ store, clock, logger, keys, rules }: DeliveryParts): WebHookDelivery {
  const send = async ({ delivery, hook }: TakenDelivery) => {
    const at = clock();
    const startedAt = performance.now();
    const renew = () => store.asHousekeeping((transaction) => renewDelivery(transaction, delivery, clock()));
    const answer = await underLease(renew, () => answerOf({ delivery, hook }, at));
    const durationMs = Math.round(performance.now() - startedAt);
    await store.asHousekeeping((transaction) =>
      finishAttempt(transaction, delivery, { at, now: clock(), durationMs, answer }),
    );
    const { organizationId, event, attempts } = delivery;
    const isDone = answer.fault === undefined;
    logger[isDone ? 'info' : 'warn'](isDone ? 'web hook delivered' : 'web hook failed', {
      organizationId,
      webHookId: hook.id,
      event,
      attempts,
      status: answer.status,
      durationMs,
    });
  };

  const answerOf = async ({ delivery, hook }: TakenDelivery, at: Date): Promise<HookAnswer> => {
    let secrets: readonly string[];
    try {
      secrets = liveSecrets(hook, at).map((sealed) => openHookSecret(sealed, keys));
    } catch {
      return { status: null, response: '', fault: sentences.webHookFault.secretLost };
    }
    const id = `msg_${delivery.id}`;
    const timestamp = Math.floor(at.getTime() / 1000);
    return sendHook(rules, {
      url: hook.url,
      body: delivery.body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Platen-Webhooks/1',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signHook(secrets, { id, timestamp, body: delivery.body }),
      },
    });
  };

  const takeDue = () => store.asHousekeeping((transaction) => takeDueDelivery(transaction, clock()));
  const worker = startWorker({
    logger,
    failure: 'web hook delivery failed',
    round: async (isDrained) => {
      const lane = oneByOne(takeDue, send);
      // Usually nothing is due: then one query is enough, instead of one per lane.
      const first = isDrained() ? undefined : await takeDue();
      if (!first) return;
      const others = Array.from({ length: lanes - 1 }, () => lane(isDrained));
      await Promise.all([send(first).then(() => lane(isDrained)), ...others]);
    },
  });
  return {
    wake: worker.wake,
    deliverDue: worker.doDue,
    deliverNow: async (delivery) => {
      const taken = await store.asHousekeeping((transaction) => takeDelivery(transaction, delivery, clock()));
      if (taken) await send(taken);
    },
    rounds: worker.rounds,
    drain: worker.drain,
    close: worker.close,
  };
}

/** Returns the newest secret, and the previous one while it is valid. */
const liveSecrets = (
  { sealedSecret, previousSealedSecret, previousSecretEndsAt }: TakenDelivery['hook'],
  now: Date,
): readonly string[] =>
  previousSealedSecret !== null && previousSecretEndsAt !== null && previousSecretEndsAt > now
    ? [sealedSecret, previousSealedSecret]
    : [sealedSecret];
