import type { LabelProblemCode, LabelWarning } from '../../problem/label-problem.ts';
import type { Scene } from '../../scene/scene.ts';
import type { StressFinding } from './stress-sample.ts';

type Code = LabelProblemCode | LabelWarning['code'];

/** Kinds of findings by code. Undefined for codes that say nothing about the label, such as a missing picture. */
const kinds: Readonly<Record<Code, StressFinding['kind'] | undefined>> = {
  'text-overflow': 'overflow',
  'outside-label': 'overflow',
  'text-cut': 'cut',
  'character-missing': 'characters',
  'barcode-empty': 'barcode',
  'barcode-length': 'barcode',
  'barcode-character': 'barcode',
  'barcode-check-digit': 'barcode',
  'barcode-syntax': 'barcode',
  'barcode-too-much': 'barcode',
  'barcode-too-small': 'barcode',
  'barcode-fine': 'barcode',
  'barcode-crowded': 'barcode',
  'barcode-low': 'barcode',
  'barcode-long': 'barcode',
  // About the template, whatever the value is.
  'barcode-without-bearer-bars': undefined,
  'text-small': undefined,
  'image-shades': undefined,
  'markup-unread': undefined,
  'value-required': undefined,
  'value-too-long': undefined,
  'toggle-invalid': undefined,
  'image-missing': undefined,
  'image-unreadable': undefined,
  'value-uncomputable': undefined,
  'formula-fault': undefined,
};

/** Returns what the values of a stress sample cause on the label, in the words of its problems and warnings. */
export function stressFindings({
  problems,
  warnings,
}: Pick<Scene, 'problems' | 'warnings'>): readonly StressFinding[] {
  return [...problems, ...warnings].flatMap(({ code, args, message, elementId, variable }) => {
    const kind = kinds[code];
    if (!kind) return [];
    return [
      {
        kind,
        words: { code, args, message },
        ...(elementId !== undefined && { elementId }),
        ...(variable !== undefined && { variable }),
      },
    ];
  });
}
