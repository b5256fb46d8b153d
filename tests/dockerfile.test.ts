import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './source-files.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const dockerfile = read('Dockerfile');
const manifest = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> };
const ignored = read('.dockerignore').split('\n');

describe('the Dockerfile', () => {
  it('runs the version of Node that everything is tested with', () => {
    const images = [...dockerfile.matchAll(/^FROM (node:\S+)/gm)].map(([, image]) => image);
    expect(new Set(images)).toEqual(new Set([`node:${manifest.devDependencies['node'] ?? ''}-slim`]));
  });

  it('copies files that exist and are not ignored', () => {
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
      .flatMap(([, files]) => (files ?? '').split(' '))
      .filter((file) => file !== '.');
    expect(sources).toContain('pnpm-lock.yaml');
    expect(sources.filter((file) => !existsSync(join(projectRoot, file)) || ignored.includes(file))).toEqual(
      [],
    );
  });

  it('starts a program that exists, as a user that is not root', () => {
    const [, program] = /^CMD \["node", "(.+)"\]$/m.exec(dockerfile) ?? [];
    expect(existsSync(join(projectRoot, program ?? 'none'))).toBe(true);
    expect(dockerfile).toMatch(/^USER node$/m);
  });
});
