import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { readSettings, settingsFile, withSettings, writeSettings } from './settings-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platen-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (text: string) => writeFileSync(settingsFile(folder), text);

describe('config.json of an installed helper', () => {
  it('says nothing where there is none', () => {
    expect(readSettings(folder)).toEqual({});
    expect(readSettings(join(folder, 'nowhere'))).toEqual({});
  });

  it('is read as it was written, in a folder that did not exist', () => {
    const settings = { port: 27_418, origins: ['https://labels.example'], allowedTargets: ['10.0.0.9:*'] };
    const inner = join(folder, 'a', 'b');
    writeSettings(inner, settings);
    expect(readSettings(inner)).toEqual(settings);
  });

  it('is read from an editor that begins files with a byte order mark', () => {
    write('\uFEFF{"port": 27418}');
    expect(readSettings(folder)).toEqual({ port: 27_418 });
  });

  it.each([
    ['{', 'is not valid JSON'],
    ['[]', 'the file: '],
    ['{"ports": 1}', 'ports'],
    ['{"port": 0}', 'port: '],
    ['{"port": "27417"}', 'port: '],
    ['{"origins": "https://labels.example"}', 'origins: '],
    ['{"origins": ["labels.example"]}', 'origins.0: “labels.example” is not the address of an app'],
    ['{"allowedTargets": ["10.0.0.9"]}', 'allowedTargets.0: “10.0.0.9” is not host:port'],
    ['{"computerName": ""}', 'computerName: '],
  ])('with %s is refused with its path, and with %s', (text, words) => {
    write(text);
    const read = () => readSettings(folder);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(settingsFile(folder));
    expect(read).toThrow(words);
  });

  it('sets what the environment leaves open', () => {
    const settings = {
      port: 27_418,
      computerName: 'LINE-1',
      origins: ['https://a.example', 'https://b.example'],
      fileOrigins: ['https://files.example'],
      allowedTargets: ['10.0.0.9:9999'],
      cupsSocket: '/run/cups.sock',
    };
    const env = withSettings({ HELPER_PORT: '1234', HELPER_COMPUTER_NAME: '', PATH: '/bin' }, settings);
    expect(env['PATH']).toBe('/bin');
    expect(readConfig(env)).toMatchObject({
      port: 1234,
      computerName: 'LINE-1',
      origins: ['https://a.example', 'https://b.example'],
      fileOrigins: ['https://files.example'],
      allowedTargets: [{ host: '10.0.0.9', port: 9999 }],
      cupsSocket: '/run/cups.sock',
    });
  });
});
