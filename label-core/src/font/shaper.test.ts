import * as fontkit from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { createShaper } from './shaper.ts';

const file = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
);

it.each(['9.5', 'a:b…', 'é', 'Fi ffi', 'x\u00a0y z', 'fl a b', 'waffle - 9.5', '½ 1/2', 'e\u0301fi', 'ﬁ fi'])(
  'the glyphs of “%s” stand for its characters, whatever was drawn before',
  (text) => {
    const font = fontkit.create(readFileSync(file)) as fontkit.Font;
    // A colon is made of two periods, an ellipsis of three: their glyphs are made without a character. Others have two
    // characters each, and ligatures one of their own.
    for (const character of ':…é\u00a0\u00ad\u2010ﬀﬁﬂﬃﬄ') {
      const [glyph] = font.layout(character).glyphs;
      expect(glyph?.path.commands).toBeDefined();
    }
    const { glyphs } = createShaper(font)(text);
    expect(glyphs.map((glyph) => glyph.text).join('')).toBe(text);
  },
);
