import type { Ink, SceneNode } from '../../scene/scene.ts';

const tenths = (mm: number): number => Math.round(mm * 10) / 10;
const hundredths = (mm: number): number => Math.round(mm * 100) / 100;

/** Tenths of a millimetre; hundredths of what is less than one. */
const lengthWords = (mm: number): string => `${tenths(mm) === 0 ? hundredths(mm) : tenths(mm)} mm`;
const sizeWords = (widthMm: number, heightMm: number): string =>
  `${tenths(widthMm)} × ${tenths(heightMm)} mm`;

/** What is said of a difference on the label. */
export const sceneTexts = {
  text: (text: string) => `Text “${text}”`,
  barcode: 'Barcode',
  picture: 'Picture',
  shapes: {
    rectangle: 'Rectangle',
    ellipse: 'Ellipse',
    line: 'Line',
    path: 'Outline',
    glyphs: 'Drawing',
    modules: 'Drawing',
    image: 'Drawing',
  } satisfies Record<SceneNode['kind'], string>,
  added: 'added',
  removed: 'removed',
  becameText: (text: string) => `became “${text}”`,
  otherLines: 'breaks its lines elsewhere',
  otherValue: (before: string, after: string) => `now encodes “${after}” instead of “${before}”`,
  otherSymbology: (before: string, after: string) => `is now ${after} instead of ${before}`,
  otherPicture: 'changed',
  otherSize: (before: readonly [number, number], after: readonly [number, number]) =>
    `is now ${sizeWords(...after)} instead of ${sizeWords(...before)}`,
  otherPoints: (before: number, after: number) =>
    `is now ${hundredths(after)} pt instead of ${hundredths(before)} pt`,
  otherWeight: { regular: 'is no longer bold', bold: 'is now bold' },
  otherInk: (ink: Ink) => `is now ${ink}`,
  turned: (degrees: number) => `is now turned by ${degrees}°`,
  moved: (right: number, down: number) => {
    const ways = [
      right === 0 ? '' : `${lengthWords(Math.abs(right))} to the ${right > 0 ? 'right' : 'left'}`,
      down === 0 ? '' : `${lengthWords(Math.abs(down))} ${down > 0 ? 'down' : 'up'}`,
    ];
    return `moved ${ways.filter((way) => way !== '').join(' and ')}`;
  },
  otherDrawing: 'is drawn differently',
  /** Where no element of either version explains it, as when two change their order. */
  unexplained: 'The print differs',
  sentence: (subject: string, happenings: readonly string[]) => `${subject} ${happenings.join(', ')}`,
  together: (sentences: readonly string[], more: number) =>
    `${sentences.join('; ')}${more > 0 ? `; and ${more} more` : ''}`,
} as const;
