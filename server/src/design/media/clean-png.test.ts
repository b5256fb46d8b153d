import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pngChunk, pngFile } from '../../testing/sample-pictures.ts';
import { cleanPng } from './clean-png.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');

const chunksOf = async (...extra: Buffer[]) => {
  const { content } = await cleanPng(pngFile({ widthPx: 4, heightPx: 3, extra }));
  return (
    Buffer.from(content)
      .toString('latin1')
      .match(/iCCP|gAMA|tRNS|sRGB/g) ?? []
  );
};

describe('the colour profile of a picture', () => {
  const profileOf = (unpackedBytes: number) =>
    pngChunk('iCCP', Buffer.concat([latin('name\0\0'), deflateSync(Buffer.alloc(unpackedBytes, 7))]));

  it('is kept as large as cameras and printers have them', async () => {
    expect(await chunksOf(profileOf(3_000_000), pngChunk('gAMA', Buffer.alloc(4)))).toEqual(['iCCP', 'gAMA']);
  });

  it.each([
    ['unpacks to hundreds of megabytes', profileOf(300_000_000)],
    ['cannot be unpacked', pngChunk('iCCP', latin('name\0\0damaged'))],
    ['is larger than a profile packed', pngChunk('iCCP', Buffer.alloc(1_000_001))],
  ])('is left out, and the picture kept, where it %s', async (_what, profile) => {
    expect(await chunksOf(profile)).toEqual([]);
  });

  it('is kept once, like everything else a picture has once, and no longer than it can be', async () => {
    const gamma = pngChunk('gAMA', Buffer.alloc(4));
    expect(await chunksOf(profileOf(500), profileOf(600), gamma, gamma)).toEqual(['iCCP', 'gAMA']);
    expect(await chunksOf(pngChunk('gAMA', Buffer.alloc(5)), pngChunk('sRGB', Buffer.alloc(9)))).toEqual([]);
  });
});
