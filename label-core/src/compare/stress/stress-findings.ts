import type { LabelProblemCode, LabelWarning } from '../../problem/label-problem.ts';
import type { Scene } from '../../scene/scene.ts';
import type { StressFinding } from './stress-sample.ts';

type Code = LabelProblemCode | LabelWarning['code'];

/** What a sample brings to light. Left out: what says nothing of the label, as a picture that is not at hand. */
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
  // It says something of the template, whatever the value is.
  'barcode-without-bearer-bars': undefined,
  'value-required': undefined,
  'value-too-long': undefined,
  'toggle-invalid': undefined,
  'image-missing': undefined,
  'image-unreadable': undefined,
};

/** What the values of a stress sample do to the label, in the words of the label's problems and warnings. */
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
