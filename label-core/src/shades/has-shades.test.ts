import { expect, it } from 'vitest';
import { hasShades } from './has-shades.ts';

it('finds no shades where a picture cannot be drawn', async () => {
  expect(await hasShades(new Blob(['no picture']))).toBe(false);
});
