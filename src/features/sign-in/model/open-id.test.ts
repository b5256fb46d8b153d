// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { readOpenIdAnswer, type OpenIdFault, takeHandedOver } from './open-id-answer';
import { startOpenId, type OpenIdIntent } from './open-id-request';

const provider = {
  name: 'Microsoft',
  clientId: 'client 1',
  configuration: { authorization_endpoint: 'https://login.test/authorize?tenant=common' },
};
const origin = 'https://app.test';
const nowMs = 1_800_000_000_000;
const intent: OpenIdIntent = { type: 'login', redirectPath: '/quickprint' };

const start = (what: OpenIdIntent = intent) => startOpenId(provider, what, { nowMs, origin }).searchParams;

const idTokenWith = (claims: object) =>
  ['{"alg":"RS256"}', JSON.stringify(claims), 'signature']
    .map((part) => btoa(part).replaceAll('=', ''))
    .join('.');

const answerTo = (sent: URLSearchParams, changes: Record<string, string | null> = {}) => {
  const answer = new URLSearchParams({
    state: sent.get('state') ?? '',
    code: 'the code',
    id_token: idTokenWith({ nonce: sent.get('nonce') }),
  });
  for (const [name, value] of Object.entries(changes))
    if (value === null) answer.delete(name);
    else answer.set(name, value);
  return `#${answer}`;
};

const faultOf = (fragment: string, at = nowMs): OpenIdFault | undefined => {
  const reading = readOpenIdAnswer(fragment, { nowMs: at });
  return reading.isGood ? undefined : reading.fault;
};

beforeEach(() => sessionStorage.clear());

describe('startOpenId', () => {
  it('goes to the provider with exactly the parameters of the specification', () => {
    const address = startOpenId(provider, intent, { nowMs, origin });
    expect(address.origin + address.pathname).toBe('https://login.test/authorize');
    const { state, nonce, ...fixed } = Object.fromEntries(address.searchParams);
    expect(fixed).toEqual({
      tenant: 'common',
      response_type: 'code id_token',
      scope: 'openid profile email',
      client_id: 'client 1',
      redirect_uri: 'https://app.test/silent-login.html',
    });
    expect(state).toMatch(/^Microsoft;login;[\w-]{43}$/);
    expect(nonce).toMatch(/^[\w-]{43}$/);
    expect(state).not.toContain(nonce);
  });

  it('never uses the same state or nonce again', () => {
    const sent = Array.from({ length: 50 }, () => start());
    expect(new Set(sent.flatMap((one) => [one.get('state'), one.get('nonce')])).size).toBe(100);
  });
});

describe('readOpenIdAnswer', () => {
  it('gives the answer to the sign-in of this tab, and where the person wanted to go', () => {
    const sent = start({
      type: 'invite',
      redirectPath: '/quickprint',
      errand: { invitationToken: 'secret' },
    });
    const reading = readOpenIdAnswer(answerTo(sent), { nowMs });
    expect(reading).toEqual({
      isGood: true,
      redirectPath: '/quickprint',
      answer: {
        provider: 'Microsoft',
        type: 'invite',
        code: 'the code',
        idToken: idTokenWith({ nonce: sent.get('nonce') }),
        state: sent.get('state'),
        nonce: sent.get('nonce'),
        redirectUri: 'https://app.test/silent-login.html',
        errand: { invitationToken: 'secret' },
      },
    });
  });

  it('takes an answer once', () => {
    const fragment = answerTo(start());
    expect(faultOf(fragment)).toBeUndefined();
    expect(faultOf(fragment)).toBe('unexpected');
  });

  it('forgets the sign-in even when its answer is bad', () => {
    const sent = start();
    expect(faultOf(answerTo(sent, { code: null }))).toBe('incomplete');
    expect(faultOf(answerTo(sent))).toBe('unexpected');
  });

  it.each<[string, OpenIdFault, Record<string, string | null>]>([
    ['no state', 'unexpected', { state: null }],
    ['a state of nobody', 'unexpected', { state: 'Microsoft;login;stranger' }],
    ['no code', 'incomplete', { code: null }],
    ['no id token', 'incomplete', { id_token: null }],
    ['something that is no id token', 'mixed-up', { id_token: 'nonsense' }],
    ['an id token without nonce', 'mixed-up', { id_token: idTokenWith({}) }],
    ['an id token of another sign-in', 'mixed-up', { id_token: idTokenWith({ nonce: 'other' }) }],
    ['a refusal', 'refused', { error: 'access_denied', code: null, id_token: null }],
  ])('fails closed with %s: %s', (_, fault, changes) => {
    expect(faultOf(answerTo(start(), changes))).toBe(fault);
  });

  it.each(['Google;login', 'Microsoft;register', 'Microsoft;login;x'])(
    'notices a state whose provider or type was changed to %s',
    (front) => {
      const sent = start();
      const random = sent.get('state')?.split(';')[2] ?? '';
      const parts = front.split(';');
      const state = parts.length === 3 ? `Microsoft;login;${random};x` : `${front};${random}`;
      expect(faultOf(answerTo(sent, { state }))).toBe('mixed-up');
    },
  );

  it.each([
    [10 * 60_000, undefined],
    [10 * 60_000 + 1, 'unexpected'],
    [-1, 'unexpected'],
  ])('reads an answer after %i ms: %s', (laterMs, fault) => {
    expect(faultOf(answerTo(start()), nowMs + laterMs)).toBe(fault);
  });

  it('knows when there is no answer at all, and survives broken storage', () => {
    expect(faultOf('')).toBe('none');
    const sent = start();
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"type":');
    expect(faultOf(answerTo(sent))).toBe('unexpected');
  });
});

describe('takeHandedOver', () => {
  it('takes what was handed over once', () => {
    sessionStorage.setItem('oidc:answer', '#code=1');
    expect(takeHandedOver()).toBe('#code=1');
    expect(takeHandedOver()).toBe('');
  });
});
