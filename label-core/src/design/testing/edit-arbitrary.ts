import * as fc from 'fast-check';
import { symbologies, type LabelElement } from '../../template/template-schema.ts';
import type { VariableSource } from '../../template/variable-source.ts';
import { type Anchor, type Edit, handles, type LookPatch } from '../edit.ts';
import { anyLength, elementArbitrary, hundredths, sampleIds, sampleVariables } from './element-arbitrary.ts';
import { sourceArbitrary } from './source-arbitrary.ts';
import { templateArbitrary } from './template-arbitrary.ts';

/** A number as calculations of a page may give it. */
const hostileNumber = fc.oneof(
  { weight: 8, arbitrary: hundredths(-50, 150) },
  { weight: 2, arbitrary: anyLength(-50, 150) },
  { weight: 1, arbitrary: anyLength(-2000, 2000) },
  { weight: 1, arbitrary: fc.double({ min: -2000, max: 2000, noNaN: true }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(NaN, Infinity, -Infinity, 1e308, -1e308, 1e-308, -0, 0.005, -0.005, 1e6),
  },
);

const knownOrNot = fc.constantFrom(...sampleIds, 'gone', '__proto__', '');
const ids = fc.oneof(fc.shuffledSubarray([...sampleIds]), fc.array(knownOrNot, { maxLength: 4 }));
const variableName = fc.constantFrom(
  ...Object.keys(sampleVariables),
  'new',
  'wrong!',
  '',
  'toString',
  'lot 2',
);
const dpi = fc.option(fc.constantFrom(152, 203, 300, 600), { nil: undefined });
const flag = fc.boolean();

const text = fc
  .oneof(
    fc.array(
      fc.oneof(
        fc.constantFrom('Lot ', '{', '}', '{{', '}}', '\u{1F44D}', '\ud800', 'x'.repeat(9000)),
        variableName.map((name) => `{{${name}}}`),
      ),
      { maxLength: 4 },
    ),
  )
  .map((parts) => parts.join(''));

const lookKeys = [
  'weight',
  'sizePt',
  'minSizePt',
  'minXHeightMm',
  'markup',
  'rules',
  'ruleMm',
  'paddingMm',
  'hideEmptyRows',
  'align',
  'verticalAlign',
  'wrap',
  'maxLines',
  'lineHeight',
  'overflow',
  'color',
  'symbology',
  'addsCheckDigit',
  'humanReadable',
  'textSizePt',
  'bearerBars',
  'moduleMm',
  'grows',
  'errorCorrection',
  'fit',
  'strokeMm',
  'fill',
  'radiusMm',
  'fillRule',
  'stroke',
  'lineEnds',
  'visibleWhen',
  'closesUp',
  'id',
  'type',
  '__proto__',
];
const lookValue = fc.oneof(
  hostileNumber,
  flag,
  fc.constant(null),
  variableName,
  fc.constantFrom(
    ...symbologies,
    'left',
    'center',
    'middle',
    'black',
    'none',
    'evenodd',
    'round',
    'Q',
    'cover',
  ),
  fc.constantFrom(400, 700),
);
const lookPatch: fc.Arbitrary<LookPatch> = fc.dictionary(fc.constantFrom(...lookKeys), lookValue, {
  minKeys: 1,
  maxKeys: 3,
});

const placePatch = fc.record(
  {
    xMm: hostileNumber,
    yMm: hostileNumber,
    widthMm: hostileNumber,
    heightMm: hostileNumber,
    x1Mm: hostileNumber,
    y2Mm: hostileNumber,
  },
  { requiredKeys: [] },
);

/** An element with numbers that a template may not have, and variables that are new. */
const hostileElement: fc.Arbitrary<LabelElement> = fc
  .record({
    element: knownOrNot.chain(elementArbitrary),
    place: fc.option(hostileNumber, { nil: undefined }),
    visibleWhen: fc.option(variableName, { nil: undefined }),
    value: fc.option(text, { nil: undefined }),
  })
  .map(({ element, place, visibleWhen, value }) => ({
    ...element,
    ...(place !== undefined && (element.type === 'line' ? { x1Mm: place } : { widthMm: place })),
    ...(visibleWhen !== undefined && { visibleWhen }),
    ...(value !== undefined && (element.type === 'text' || element.type === 'barcode') && { value }),
  }));

const anchor = fc.constantFrom<Anchor>(...handles, 'center');
const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });
const box = fc.record({ x: hostileNumber, y: hostileNumber, width: hostileNumber, height: hostileNumber });
/** Sources, also in circles, of variables that are not there, and that no template can have. */
const hostileSource = fc.oneof(
  sourceArbitrary([...Object.keys(sampleVariables), 'new']),
  fc.constantFrom<VariableSource>(
    { kind: 'formula', text: '1 +' },
    { kind: 'formula', text: `name & "${'x'.repeat(1985)}"` },
    { kind: 'date', format: 'MMMMM' },
    { kind: 'date', format: 'x'.repeat(99) },
    { kind: 'counter', counter: '', per: 'label' },
  ),
);
const variable = fc.record(
  {
    name: variableName,
    type: fc.constantFrom('default' as const, 'media-ref' as const, 'toggle' as const),
    defaultValue: fc.constantFrom('', 'true', '{{new}}'),
    source: hostileSource,
  },
  { requiredKeys: ['name', 'type'] },
);
const variablePatch = fc.record(
  {
    type: fc.constantFrom('default' as const, 'media-ref' as const, 'toggle' as const),
    label: fc.constantFrom(null, '', 'Label', 'x'.repeat(300)),
    required: fc.constantFrom(null, true),
    editable: fc.constantFrom(null, true, false),
    source: fc.oneof(hostileSource, fc.constant(null)),
    propertySize: fc.oneof(hostileNumber, fc.constant(null)),
    defaultValue: fc.constantFrom(null, '', 'true', 'A1', '{{new}}'),
  },
  { requiredKeys: [] },
);

const kinds: { readonly [Kind in Edit['kind']]: fc.Arbitrary<object> } = {
  add: fc.record({ element: hostileElement }),
  remove: fc.record({ ids }),
  move: fc.record({ ids, dxMm: hostileNumber, dyMm: hostileNumber, dpi }),
  resize: fc.oneof(
    fc.record({
      ids,
      handle: fc.constantFrom(...handles),
      dxMm: hostileNumber,
      dyMm: hostileNumber,
      keepsShape: flag,
      fromCenter: flag,
      dpi,
    }),
    fc.record({ ids, box, dpi }),
  ),
  turn: fc.record({ ids, quarters: fc.oneof(fc.integer({ min: -5, max: 5 }), hostileNumber) }),
  setPlace: fc.record({ ids, place: placePatch, isRelative: flag }),
  setLook: fc.record({ ids, patch: lookPatch }),
  setContent: fc.record({
    id: knownOrNot,
    content: fc.oneof(text, fc.record({ variable: variableName }), fc.record({ dataUri: text })),
  }),
  setTable: fc.record(
    {
      id: knownOrNot,
      columns: fc.array(
        fc.record(
          { widthMm: hostileNumber, align: fc.constantFrom('left', 'decimal', 'top') },
          { requiredKeys: [] },
        ),
        { maxLength: 14 },
      ),
      rows: fc.array(
        fc.record({
          cells: fc.array(fc.record({ value: text, colspan: fc.constantFrom(1, 2, 3) }), { maxLength: 5 }),
        }),
        { maxLength: 4 },
      ),
    },
    { requiredKeys: ['id'] },
  ),
  rename: fc.record({ id: knownOrNot, name: fc.oneof(knownOrNot, fc.constantFrom(' new ', 'x'.repeat(65))) }),
  order: fc.record({
    ids,
    to: fc.oneof(fc.constantFrom('front', 'forward', 'backward', 'back'), hostileNumber),
  }),
  group: fc.record({ ids }),
  ungroup: fc.record({ ids }),
  lock: fc.record({ ids, isLocked: flag }),
  align: fc.record({
    ids,
    edge: fc.constantFrom('left', 'center', 'right', 'top', 'middle', 'bottom'),
    to: fc.constantFrom('selection', 'label', 'last'),
  }),
  distribute: fc.record({ ids, axis: fc.constantFrom('x', 'y') }),
  sameSize: fc.record({ ids, side: fc.constantFrom('width', 'height', 'both') }),
  addVariable: fc.record({ variable }),
  changeVariable: fc.record({ name: variableName, patch: variablePatch }),
  renameVariable: fc.record({ name: variableName, to: variableName }),
  removeVariable: fc.record({ name: variableName }),
  setLabel: fc.record({
    name: optional(fc.constantFrom('', 'New', 'x'.repeat(201))),
    widthMm: optional(hostileNumber),
    heightMm: optional(hostileNumber),
    anchor: optional(anchor),
    marginMm: optional(fc.oneof(hostileNumber, fc.constant(null))),
  }),
  turnLabel: fc.record({ quarters: fc.integer({ min: -5, max: 5 }) }),
  setGuides: fc.record({
    xMm: optional(fc.array(hostileNumber, { maxLength: 40 })),
    yMm: optional(fc.array(hostileNumber, { maxLength: 40 })),
  }),
  paste: fc.record({
    elements: fc.array(hostileElement, { maxLength: 3 }),
    variables: fc.array(variable, { maxLength: 3 }),
    shift: optional(fc.record({ dxMm: hostileNumber, dyMm: hostileNumber })),
  }),
  replaceAll: fc.record({
    template: fc.oneof(
      templateArbitrary,
      templateArbitrary.map((template) => ({ ...template, widthMm: 0 })),
    ),
  }),
};

/** An edit of one kind, partly with unknown ids, variables that no label has, and numbers that are none. */
export const editOfKind = (kind: Edit['kind']): fc.Arbitrary<Edit> =>
  // Safe: the table has the properties of each kind.
  kinds[kind].map((properties) => ({ kind, ...properties }) as unknown as Edit);

export const editKinds = Object.keys(kinds) as readonly Edit['kind'][];

/** An edit of any kind. */
export const editArbitrary: fc.Arbitrary<Edit> = fc.oneof(...editKinds.map(editOfKind));
