import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './source-files.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const readme = read('README.md');

describe('the README', () => {
  it('names every variable of the environment that the server reads', () => {
    const source = read('server/src/program/cli/environment.ts');
    const names = [...source.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name);
    expect(names).toContain('TRUSTED_PROXIES');
    expect(names.filter((name) => !readme.includes(`\`${name}`))).toEqual([]);
  });

  it('says beside the settings of a proxy what the server must know of it', () => {
    const [, part = ''] = readme.split('deploy/Caddyfile\n');
    const [paragraph = ''] = part.split('\n\n').filter((text) => text.includes('PUBLIC_URL'));
    expect(paragraph).toContain('TRUSTED_PROXIES=1');
  });
});
