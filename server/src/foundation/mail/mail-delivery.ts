import type { Services } from '../http/services.ts';
import { isGivenUp, nextAttempt } from './mail-retry.ts';
import { forgetMail, postponeMail, takeDueMail, type TakenMail } from './outbox.ts';
import { PermanentMailFault, type MailTransport } from './outgoing-mail.ts';
import { leaseEnd, underLease } from '../work/lease.ts';
import { oneByOne, startWorker, type CountedWork } from '../work/start-worker.ts';

export interface MailDelivery extends CountedWork {
  /** Signals that there may be something to deliver; called after the transaction that queued it. */
  readonly wake: () => void;
  /** Delivers all mails that are due now. */
  readonly deliverDue: () => Promise<void>;
}

type DeliveryParts = Pick<Services, 'store' | 'clock' | 'logger' | 'keys'> & {
  /** Undefined: mails stay in the outbox. */
  readonly transport: MailTransport | undefined;
};

const nothing = async () => undefined;

/** Starts a worker that delivers the outbox, at least once each: a mail is deleted only after it was handed over. */
export function startMailDelivery({ store, clock, logger, keys, transport }: DeliveryParts): MailDelivery {
  if (!transport) {
    return {
      wake: () => undefined,
      deliverDue: nothing,
      rounds: () => ({ done: 0, failed: 0 }),
      drain: () => undefined,
      close: nothing,
    };
  }

  const deliver = async (taken: TakenMail) => {
    const facts = { kind: taken.kind, attempts: taken.attempts, organizationId: taken.organizationId };
    try {
      const mail = taken.open();
      const renew = () =>
        store.asHousekeeping((transaction) => postponeMail(transaction, taken, leaseEnd(clock())));
      const { file } = await underLease(renew, () => transport.deliver(mail));
      await store.asHousekeeping((transaction) => forgetMail(transaction, taken));
      logger.info('mail delivered', { ...facts, domain: domainOf(mail.to), file });
    } catch (error) {
      const isLost = error instanceof PermanentMailFault || isGivenUp(taken.createdAt, clock());
      await store.asHousekeeping(async (transaction) => {
        if (isLost) await forgetMail(transaction, taken);
        else await postponeMail(transaction, taken, nextAttempt(taken.attempts, clock()));
      });
      logger.error(isLost ? 'mail given up' : 'mail failed', { ...facts, ...describeMailFailure(error) });
    }
  };

  const worker = startWorker({
    logger,
    failure: 'mail delivery failed',
    round: oneByOne(
      () => store.asHousekeeping((transaction) => takeDueMail(transaction, keys, clock())),
      deliver,
    ),
  });
  return {
    wake: worker.wake,
    deliverDue: worker.doDue,
    rounds: worker.rounds,
    drain: worker.drain,
    close: async () => {
      await worker.close();
      transport.close();
    },
  };
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** Returns the error's code and the server's reply code; its message is left out, as it can contain the recipient. */
function describeMailFailure(error: unknown) {
  const fault = error instanceof Error ? error : new Error('not an error object');
  return {
    error: fault.name,
    code: 'code' in fault && typeof fault.code === 'string' ? fault.code : undefined,
    responseCode:
      'responseCode' in fault && typeof fault.responseCode === 'number' ? fault.responseCode : undefined,
  };
}
