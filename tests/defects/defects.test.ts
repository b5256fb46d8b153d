import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { projectRoot } from '../source-files.ts';
import { rooms, withDefect, type Defect } from './defect.ts';
import { defects } from './list.ts';

const defect: Defect = {
  name: 'example',
  room: 'src',
  file: 'src/example.ts',
  find: 'a < b',
  replace: 'a <= b',
};

describe('a defect', () => {
  it('changes its one place', () => {
    expect(withDefect('if (a < b) go();', defect)).toBe('if (a <= b) go();');
  });

  it.each(['if (b) go();', 'if (a < b || a < b) go();'])(
    'is refused where its place is not clear: %s',
    (text) => {
      expect(() => withDefect(text, defect)).toThrow('“example” looks for a text that occurs');
    },
  );
});

describe('the deliberate defects', () => {
  test.each(defects)('include $name, and its place is still in the code', (one) => {
    const sound = readFileSync(join(projectRoot, one.file), 'utf8');
    expect(withDefect(sound, one)).not.toBe(sound);
    expect(one.file.startsWith(`${one.room}/`)).toBe(true);
    expect(one.file).not.toMatch(/\.test\.|\/testing\//);
  });

  it('have unique names', () => {
    expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
  });

  it('are at least 25, with two or more in every room', () => {
    expect(defects.length).toBeGreaterThanOrEqual(25);
    for (const room of rooms) {
      expect(defects.filter((one) => one.room === room).length).toBeGreaterThanOrEqual(2);
    }
  });
});
