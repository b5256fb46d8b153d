import { describe, expect, it } from 'vitest';
import type { LocalNetworkPermission } from '../api/local-network-permission';
import { helperState, mayPoll, mayProbe, type HelperAccess, type HelperProbe } from './helper-connection';

const access = (permission: LocalNetworkPermission, facts: Partial<HelperAccess> = {}): HelperAccess => ({
  permission,
  isUngated: permission === 'granted' || permission === 'unsupported',
  isAsked: false,
  isCutOff: false,
  ...facts,
});
const answered = (isHealthy = true): HelperProbe => ({
  kind: 'answered',
  isHealthy,
  text: 'journal cannot be written',
  version: '',
  instanceId: 'a',
});
const asked = { isAsked: true };
const loopback = { isUngated: true };
const cutOff = { isCutOff: true };

describe('the connection to the helper', () => {
  it.each([
    ['nothing is known yet', undefined, undefined, '', 'checking'],
    ['prompt, not asked yet', access('prompt'), undefined, '', 'permission-needed'],
    ['prompt, asked, the question still open', access('prompt', asked), undefined, '', 'permission-needed'],
    ['prompt, asked, nobody answered', access('prompt', asked), { kind: 'timeout' }, '', 'permission-needed'],
    ['prompt, asked, nothing listens', access('prompt', asked), { kind: 'unreachable' }, '', 'not-running'],
    ['prompt, asked, the browser never asks', access('prompt', asked), answered(), '0.1.0', 'connected'],
    ['prompt taken back after a connection', access('prompt'), answered(), '0.1.0', 'permission-needed'],
    ['prompt on a loopback page', access('prompt', loopback), undefined, '', 'checking'],
    [
      'prompt on a loopback page, hangs',
      access('prompt', loopback),
      { kind: 'timeout' },
      '',
      'not-answering',
    ],
    ['dismissed the third time', access('prompt', asked), { kind: 'blocked' }, '', 'permission-denied'],
    ['denied', access('denied'), undefined, '', 'permission-denied'],
    ['denied after a connection', access('denied', asked), answered(), '0.1.0', 'permission-denied'],
    ['granted, before the first answer', access('granted'), undefined, '', 'checking'],
    ['granted, healthy', access('granted'), answered(), '1.4.0', 'connected'],
    ['granted, healthy, version not known', access('granted'), answered(), '', 'connected'],
    ['granted, healthy, too old', access('granted'), answered(), '0.0.9', 'too-old'],
    ['granted, no CORS header', access('granted'), { kind: 'refused' }, '', 'refused'],
    ['granted, port closed', access('granted'), { kind: 'unreachable' }, '', 'not-running'],
    ['granted, hangs', access('granted'), { kind: 'timeout' }, '', 'not-answering'],
    ['granted, 503', access('granted'), answered(false), '0.1.0', 'unhealthy'],
    [
      'over http from outside, nothing to reach',
      access('unsupported', cutOff),
      { kind: 'unreachable' },
      '',
      'insecure-page',
    ],
    [
      'over http, in a browser that lets it through',
      access('unsupported', cutOff),
      answered(),
      '',
      'connected',
    ],
    ['a browser without the permission', access('unsupported'), answered(), '0.1.0', 'connected'],
  ] as const)(
    'tells how the connection to the helper stands: %s',
    (_situation, facts, probe, version, expected) => {
      expect(helperState(facts, probe, version)).toBe(expected);
    },
  );

  it.each([
    ['granted', access('granted'), true, true],
    ['unsupported', access('unsupported'), true, true],
    ['denied', access('denied', asked), false, false],
    ['prompt', access('prompt'), false, false],
    ['prompt after Connect', access('prompt', asked), true, false],
    ['prompt on a loopback page', access('prompt', loopback), true, true],
  ])(
    'decides with the permission %s whether it probes (%s) and polls (%s)',
    (_situation, facts, probes, polls) => {
      expect([mayProbe(facts), mayPoll(facts)]).toEqual([probes, polls]);
    },
  );
});
