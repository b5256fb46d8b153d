import { monochromePng } from './monochrome-png.ts';

const side = 192;
const distance = (x: number, y: number, centerX: number, centerY: number) =>
  Math.hypot(x - centerX, y - centerY);

/** Leaf in a ring: the overlap of two circles, with a white vein. */
const leaf = monochromePng(side, (x, y) => {
  const ring = distance(x, y, 95.5, 95.5);
  if (ring > 94) return false;
  if (ring > 84) return true;
  const isLeaf = distance(x, y, 52, 52) < 92 && distance(x, y, 139, 139) < 92;
  const isVein = Math.abs(x + y - 191) < 5;
  return isLeaf && !isVein;
});

/** Glass with a stem: handle with care. */
const glass = monochromePng(side, (x, y) => {
  const across = Math.abs(x - 95.5);
  const isBowl = y >= 16 && y < 104 && across < 56 - Math.max(0, y - 48) * 0.85;
  const isStem = y >= 100 && y < 158 && across < 7;
  const isFoot = y >= 158 && y < 174 && across < 44;
  const isCrack = y < 76 && Math.abs(x - 108 + Math.abs(((y - 16) % 32) - 16)) < 4;
  return (isBowl && !isCrack) || isStem || isFoot;
});

/** Media library of the demo organisation; ids count from 1. */
export const demoPictures = [
  { folder: 'Marks', name: 'leaf.png', content: leaf, widthPx: side, heightPx: side },
  { folder: 'Marks', name: 'glass.png', content: glass, widthPx: side, heightPx: side },
] as const;
