import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeConnectionFault, NoConnectionError } from '../../printer-connection.ts';
import type { PortState } from '../ask-helper.ts';
import { journalFinding } from './journal-finding.ts';
import { originFinding } from './origin-finding.ts';
import { portFinding } from './port-finding.ts';
import { printerFindings } from './printer-findings.ts';
import { queueFindings } from './queue-findings.ts';

const helper = (user?: string): PortState => ({ kind: 'helper', version: '1.2.0', user });

const queue = (name: string, state = 'idle', accepting = true) => ({ name, state, accepting });
const failing = (code: string) => async () => {
  throw new NoConnectionError(describeConnectionFault(Object.assign(new Error(code), { code })));
};

describe('the doctor, of the program', () => {
  it.each([
    [helper('asa'), 'good', 'The printer helper 1.2.0 runs on port 27417.'],
    [helper(), 'good', 'The printer helper 1.2.0 runs on port 27417.'],
    [helper('bo'), 'bad', 'runs for bo: sign that person out'],
    [{ kind: 'other' } as const, 'bad', 'Port 27417 is taken by another program: stop that program'],
    [{ kind: 'free' } as const, 'bad', 'does not run: start it with “platen-helper install”'],
    [{ kind: 'unwell' } as const, 'bad', 'cannot write its journal'],
  ])('on a port with %j is %s: %s', (state, is, words) => {
    const finding = portFinding(27_417, state, 'asa');
    expect(finding.is).toBe(is);
    expect(finding.sentence).toContain(words);
  });
});

describe('the doctor, of the journal', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'platen-doctor-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('finds that it can be written, in a folder that did not exist', () => {
    expect(journalFinding(join(folder, 'a', 'b'), 'no').is).toBe('good');
    expect(journalFinding(folder, 'well').is).toBe('good');
  });

  it('finds that it cannot: a file in the place of the folder, no journal, a helper that says so', () => {
    const place = join(folder, 'file');
    writeFileSync(place, '');
    writeFileSync(
      join(folder, 'journal.sqlite'),
      'this is no database, and longer than a header of SQLite is: 100 bytes and some',
    );
    const findings = [
      journalFinding(place, 'no'),
      journalFinding(folder, 'no'),
      journalFinding(folder, 'unwell'),
    ];
    expect(findings.map(({ is }) => is)).toEqual(['bad', 'bad', 'bad']);
    for (const { sentence } of findings) expect(sentence).toMatch(/journal\.sqlite cannot be written.*[:)]/);
  });

  // The rights of files do not bind root.
  it.runIf(process.getuid?.() !== 0)('finds a folder that may not be written', () => {
    chmodSync(folder, 0o500);
    expect(journalFinding(folder, 'well').sentence).toContain('give your account the right');
  });
});

describe('the doctor, of the print queues', () => {
  it.each([
    ['linux', 'run “cupsenable Zebra” as an administrator'],
    ['darwin', 'open its queue and press Resume'],
    ['win32', 'open its queue and choose Resume'],
  ] as const)('tells on %s how a paused one goes on', (platform, words) => {
    const findings = queueFindings([queue('Zebra', 'stopped'), queue('Other')], [], platform);
    expect(findings).toMatchObject([{ is: 'bad' }]);
    expect(findings[0]?.sentence).toContain(`The printer “Zebra” is paused: `);
    expect(findings[0]?.sentence).toContain(words);
  });

  it('tells of one that takes no jobs, and of a print service that does not answer', () => {
    const findings = queueFindings([queue('Zebra', 'idle', false)], ['It is silent.'], 'linux');
    expect(findings.map(({ sentence }) => sentence)).toEqual([
      'The print service of this computer does not answer: It is silent. Restart the print service.',
      'The printer “Zebra” takes no jobs: run “cupsaccept Zebra” as an administrator.',
    ]);
  });

  it('tells that there is none but the folder, or names those that are ready', () => {
    expect(queueFindings([queue('Save to folder')], [], 'linux')).toMatchObject([{ is: 'doubtful' }]);
    expect(queueFindings([queue('Save to folder'), queue('Zebra')], [], 'linux')).toMatchObject([
      { is: 'good', sentence: '2 printers are ready: Save to folder, Zebra.' },
    ]);
  });
});

describe('the doctor, of the apps', () => {
  it.each([
    [[], undefined, 'bad', 'open the app and press Connect'],
    [['https://a.example'], undefined, 'good', 'https://a.example'],
    [['https://a.example'], 'https://a.example', 'good', 'https://a.example'],
    [
      ['https://a.example'],
      'https://b.example',
      'bad',
      'https://b.example may not print on this computer yet: allow it at http://localhost:27417/pair?origin=https%3A%2F%2Fb.example',
    ],
  ] as const)('with %j allowed and asked for %s is %s: %s', (allowed, asked, is, words) => {
    const finding = originFinding(allowed, 27_417, asked);
    expect(finding.is).toBe(is);
    expect(finding.sentence).toContain(words);
  });
});

describe('the doctor, of printers in the network', () => {
  const printers = [{ host: '10.0.0.9', port: 9100 }];

  it('tells which can be reached', async () => {
    expect(await printerFindings(printers, 'linux', async () => undefined)).toMatchObject([
      { is: 'good', sentence: 'The printer 10.0.0.9:9100 can be reached.' },
    ]);
  });

  it.each([
    ['darwin', 'EHOSTUNREACH', 'allow Platen Helper in System Settings > Privacy & Security > Local Network'],
    ['linux', 'EHOSTUNREACH', 'switch the printer on'],
    ['linux', 'ETIMEDOUT', 'switch the printer on'],
    ['win32', 'EACCES', 'a firewall of this computer blocks the printer helper'],
    ['linux', 'ECONNREFUSED', 'check the port'],
    ['linux', 'ENOTFOUND', 'check its spelling'],
  ] as const)('on %s tells of %s: %s', async (platform, code, words) => {
    const findings = await printerFindings(printers, platform, failing(code));
    expect(findings).toMatchObject([{ is: 'bad' }]);
    expect(findings[0]?.sentence).toMatch(/^The printer 10\.0\.0\.9:9100 cannot be reached: /);
    expect(findings[0]?.sentence).toContain(words);
  });
});
