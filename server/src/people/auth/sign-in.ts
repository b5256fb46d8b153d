import { and, eq } from 'drizzle-orm';
import { recordEvent } from '../../foundation/audit/record-event.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import type { Services } from '../../foundation/http/services.ts';
import { accounts } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';
import { sentences as factorSentences } from './sentences/index.ts';
import { accessTokenSeconds, signAccessToken } from './access-token.ts';
import { findAccount, findAccountByEmail, foldEmail, toIdentity, type Account } from './account-identity.ts';
import { attemptKeys, countAttempt, forgiveAttempt, tooMany, uncountAttempt } from './attempt-limits.ts';
import { dummyHash, hashPassword, isOutdatedHash, verifyPassword } from './password-hash.ts';
import { lacksFactor, proveFactor } from './prove-factor.ts';
import { endSession, exchangeToken, startFamily, type StartedSession } from './refresh-tokens.ts';

export interface Session {
  readonly token: string;
  readonly refreshToken: string;
  /** Seconds until the access token expires. */
  readonly expires: number;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Code of the second factor; ignored for an account that has none. */
  readonly oneTimeCode?: string | null | undefined;
  readonly clientAddress: string;
}

/**
 * Signs in with e-mail address and password, and with a code if the account has a second factor. An unknown address, a
 * wrong password and a disabled account get the same response in the same time, whatever code is sent.
 * @throws HttpError 401, or 429 after too many failures
 */
export async function signIn(
  services: Services,
  { email, password, oneTimeCode, clientAddress }: Credentials,
): Promise<Session> {
  const { store, clock } = services;
  const keys = attemptKeys('login', foldEmail(email), clientAddress);
  const { limited, account } = await store.asSignIn(async (transaction) => ({
    limited: await countAttempt(transaction, keys, clock()),
    account: await findAccountByEmail(transaction, email),
  }));
  if (limited) throw tooMany(keys, limited);

  // Outside any transaction: hashing takes its time, and the embedded store has one connection.
  const isRight = await verifyPassword(password, account?.passwordHash ?? dummyHash);
  if (!account?.isEnabled || !isRight) {
    await store.asSignIn((transaction) =>
      recordEvent(transaction, {
        ...(account ? { organizationId: account.organizationId, actorId: account.id } : {}),
        event: 'sign-in',
        outcome: 'failure',
        clientAddress,
        now: clock(),
      }),
    );
    throw new HttpError(401, sentences.signInRefused);
  }
  const renewedHash = isOutdatedHash(account.passwordHash) ? await hashPassword(password) : undefined;

  const started = await store.asSignIn(async (transaction) => {
    const proof = await proveFactor(transaction, services, account, { oneTimeCode, clientAddress });
    if (proof === 'missing') await uncountAttempt(transaction, keys);
    if (proof !== 'proved') return { refusal: refusals[proof] };
    await forgiveAttempt(transaction, keys);
    if (renewedHash !== undefined) await renewHash(transaction, account, renewedHash);
    const { organizationId, id: accountId } = account;
    await recordEvent(transaction, {
      organizationId,
      actorId: accountId,
      event: 'sign-in',
      clientAddress,
      now: clock(),
    });
    return startFamily(transaction, { organizationId, accountId }, clock());
  });
  if ('refusal' in started) throw new HttpError(401, started.refusal);
  return openSession(services, account, started);
}

const refusals = {
  missing: factorSentences.secondFactor.codeNeeded,
  wrong: factorSentences.secondFactor.codeWrong,
} as const;

/** Exchanges a refresh token for a new session. @throws HttpError 401 */
export async function refreshSession(
  services: Services,
  { refreshToken, clientAddress }: { readonly refreshToken: string; readonly clientAddress: string },
): Promise<Session> {
  const { store, clock, logger } = services;
  const { outcome, account } = await store.asSignIn(async (transaction) => {
    const exchanged = await exchangeToken(transaction, refreshToken, clock());
    const holder =
      exchanged.kind === 'granted'
        ? await findAccount(transaction, exchanged.organizationId, exchanged.accountId)
        : undefined;
    if (exchanged.kind === 'reused') {
      await recordEvent(transaction, {
        organizationId: exchanged.organizationId,
        actorId: exchanged.accountId,
        event: 'refresh-token-reused',
        outcome: 'failure',
        clientAddress,
        now: clock(),
      });
    }
    return { outcome: exchanged, account: holder };
  });
  if (outcome.kind === 'reused') {
    logger.warn('refresh token used twice, its family is ended', {
      audit: true,
      organizationId: outcome.organizationId,
      userId: outcome.accountId,
    });
  }
  if (outcome.kind !== 'granted' || !account?.isEnabled) {
    throw new HttpError(401, sentences.session.ended);
  }
  return openSession(services, account, outcome);
}

/** Ends the sign-in of a refresh token. An unknown token is no error: its holder is already signed out. */
export const signOut = (
  { store, clock }: Services,
  { refreshToken, clientAddress }: { readonly refreshToken: string; readonly clientAddress: string },
): Promise<void> =>
  store.asSignIn(async (transaction) => {
    const ended = await endSession(transaction, refreshToken, clock());
    if (!ended) return;
    const { organizationId, accountId: actorId } = ended;
    await recordEvent(transaction, { organizationId, actorId, event: 'logout', clientAddress, now: clock() });
  });

/** Returns the tokens of a sign-in that was just started or refreshed. */
export const openSession = async (
  { keys, clock, store }: Services,
  account: Account,
  { refreshToken, sessionId, isByProvider }: StartedSession,
): Promise<Session> => ({
  token: await signAccessToken(keys, clock, {
    ...toIdentity(account, sessionId),
    ...(isByProvider && { isByProvider }),
    ...((await lacksFactor(store, account, isByProvider)) && { needsSecondFactor: true }),
  }),
  refreshToken,
  expires: accessTokenSeconds,
});

const renewHash = (transaction: Transaction, { organizationId, id }: Account, passwordHash: string) =>
  transaction
    .update(accounts)
    .set({ passwordHash })
    .where(and(eq(accounts.organizationId, organizationId), eq(accounts.id, id)));
