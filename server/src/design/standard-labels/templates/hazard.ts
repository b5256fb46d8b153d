import { diamondOf, symbolOf, type Hazard } from '../ghs-pictograms.ts';
import type { StandardTemplate } from '../standard-template.ts';
import {
  ask,
  askToggle,
  bold,
  caption,
  company,
  companyAddress,
  computed,
  line,
  own,
  text,
} from '../template-parts.ts';

const hazards: readonly (readonly [Hazard, string])[] = [
  ['flame', 'Flammable (GHS02)'],
  ['corrosion', 'Corrosive (GHS05)'],
  ['harmful', 'Irritant, harmful (GHS07)'],
  ['environment', 'Hazardous to water (GHS09)'],
  ['toxic', 'Acutely toxic (GHS06)'],
  ['health', 'Health hazard (GHS08)'],
  ['oxidiser', 'Oxidising (GHS03)'],
  ['bomb', 'Explosive (GHS01)'],
  ['gas', 'Gas under pressure (GHS04)'],
];

const sideMm = 24;

/**
 * Returns the place of a diamond: four, three and two of them in interlocking rows; those that most labels need come first.
 */
const placeOf = (index: number) => {
  const row = index < 4 ? 0 : index < 7 ? 1 : 2;
  const column = index - (row === 0 ? 0 : row === 1 ? 4 : 7);
  const step = sideMm + 0.6;
  return { xMm: 3.6 + column * step + (row * step) / 2, yMm: 22.6 + (row * step) / 2, sideMm };
};

/** Numbers of the places, from 1. */
const places = hazards.map((_, index) => index + 1);

/** Returns a variable that has a value while two conditions hold. */
const sign = (name: string, label: string, one: string, other: string) =>
  computed(name, label, { kind: 'formula', text: `if(${one}, if(${other}, "x", ""), "")` });

/**
 * What is printed at each place. A frame without a symbol is no pictogram, and may make somebody think that one is missing
 * (Regulation (EC) 1272/2008, Article 25 (3)): pre-printed ones that are left over are covered.
 */
const signs = [
  computed('symbols', 'Number of pictograms', {
    kind: 'formula',
    text: hazards.map(([name]) => `if(${name}, 1, 0)`).join(' + '),
  }),
  ...places.flatMap((place) => [
    sign(`frame${place}`, `Frame ${place}`, `symbols + 0 >= ${place}`, `{frames} + 0 < ${place}`),
    sign(`cover${place}`, `Cover of frame ${place}`, `symbols + 0 < ${place}`, `{frames} + 0 >= ${place}`),
  ]),
];

/**
 * 105 × 148 mm: dangerous substance or mixture in packages up to 50 litres, with pictograms of at least 23 mm
 * (Regulation (EC) 1272/2008, Annex I, 1.2.1.4). Their red frames must be pre-printed on the material.
 */
export const hazard: StandardTemplate = {
  templateId: 'ghs-hazard-105x148',
  name: 'GHS hazard 105 × 148',
  kind: 'Safety',
  description:
    'A dangerous substance or mixture: all nine pictograms, signal word, hazard and precautionary statements, UFI. Frames are printed black; where red ones are required, use material that has them, from the first place on, and say how many. Then symbols are printed into these frames, and those without a symbol are covered in solid black: no empty frame may stay on the label.',
  widthMm: 105,
  heightMm: 148,
  parameters: [
    company,
    companyAddress,
    own('phone', 'Telephone', '+00 000 000', { size: 30, isRequired: true }),
    own('emergency', 'Emergency number', '112', { size: 40 }),
    own('frames', 'Red frames pre-printed on the material', '0', {
      type: 'choice',
      options: [0, ...places].map(String),
    }),
    caption('emergencyWord', 'Emergency'),
    caption('contentWord', 'Content'),
    caption('lotWord', 'Lot'),
  ],
  variables: [
    ask('name', 'Product name', 80),
    ask('identifiers', 'Substances with their numbers', 120, { required: false }),
    ask('ufi', 'UFI', 19, { required: false }),
    ask('signalWord', 'Signal word', 12, { defaultValue: 'Danger' }),
    ask('hazardStatements', 'Hazard statements (H)', 350),
    ask('precautions', 'Precautionary statements (P)', 700),
    ask('content', 'Content', 16),
    ask('lot', 'Lot', 16),
    ...hazards.map(([name, words]) => askToggle(name, words)),
    ...signs,
  ],
  sampleValues: {
    name: 'Surface cleaner K 40',
    identifiers: 'Contains: propan-2-ol (CAS 67-63-0), sodium hydroxide (CAS 1310-73-2)',
    ufi: 'A1B2-C3D4-E5F6-G7H8',
    signalWord: 'Danger',
    hazardStatements:
      'H225 Highly flammable liquid and vapour. H314 Causes severe skin burns and eye damage. H336 May cause drowsiness or dizziness.',
    precautions:
      'P210 Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking. P280 Wear protective gloves and eye protection. P303+P361+P353 IF ON SKIN (or hair): Take off immediately all contaminated clothing. Rinse skin with water. P305+P351+P338 IF IN EYES: Rinse cautiously with water for several minutes. P310 Immediately call a POISON CENTRE or doctor.',
    content: '10 l',
    lot: 'K40-2611',
    flame: 'true',
    corrosion: 'true',
    toxic: 'false',
    harmful: 'true',
    health: 'false',
    environment: 'true',
    oxidiser: 'false',
    bomb: 'false',
    gas: 'false',
    ...Object.fromEntries(signs.map(({ name }) => [name, ''])),
  },
  neverShown: ({ frames }) =>
    places.map((place) => (place <= Number(frames) ? `frame${place}` : `cover${place}`)),
  elements: [
    bold('name', [5, 2, 95, 10.5], '{{name}}', 22, { minSizePt: 10, maxLines: 2, lineHeight: 1.05 }),
    text('identifiers', [5, 13, 95, 7.5], '{{identifiers}}', 8, {
      minSizePt: 6,
      maxLines: 2,
      verticalAlign: 'top',
    }),
    line('rule-1', [5, 21.5, 100, 21.5], 0.5),
    ...places.flatMap((place, index) => [
      diamondOf('frame', `frame${place}`, placeOf(index)),
      diamondOf('cover', `cover${place}`, placeOf(index)),
    ]),
    ...hazards.flatMap(([name], index) => symbolOf(name, placeOf(index))),
    bold('signal', [5, 71.8, 95, 9.2], '{{signalWord}}', 20, { minSizePt: 14, maxLines: 1 }),
    bold('hazard-statements', [5, 81.5, 95, 16.5], '{{hazardStatements}}', 9.5, {
      minSizePt: 6.5,
      verticalAlign: 'top',
    }),
    text('precautions', [5, 98.5, 95, 24.5], '{{precautions}}', 8.5, { minSizePt: 6, verticalAlign: 'top' }),
    line('rule-2', [5, 124, 100, 124], 0.5),
    bold('company', [5, 125.5, 58, 5], '{{company}}', 10, { minSizePt: 4, maxLines: 2, lineHeight: 1.05 }),
    text('address', [5, 130.5, 58, 9], '{{companyAddress}}', 7.5, {
      minSizePt: 5.5,
      verticalAlign: 'top',
      maxLines: 3,
    }),
    text('phone', [5, 139.5, 58, 4.5], '{{phone}} · {{emergencyWord}} {{emergency}}', 7.5, {
      minSizePt: 5.5,
      maxLines: 1,
    }),
    ...fact('content', 125.5, '{{contentWord}}', '{{content}}'),
    ...fact('lot', 132, '{{lotWord}}', '{{lot}}'),
    ...fact('ufi', 138.5, 'UFI', '{{ufi}}').map((element) => ({ ...element, visibleWhen: 'ufi' })),
  ],
};

function fact(id: string, yMm: number, words: string, value: string) {
  return [
    text(`${id}-caption`, [64, yMm, 13, 5.5], words, 7, { minSizePt: 5, maxLines: 1 }),
    bold(id, [76, yMm, 24.5, 5.5], value, 10, { minSizePt: 5, maxLines: 1 }),
  ];
}
