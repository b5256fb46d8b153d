import type { Sentence } from '../../sentence/index.ts';
import { readLabelImage } from '../../scene/label-image.ts';
import { crc32 } from '../../scene/crc32.ts';
import { symbologyRules } from '../../barcode/symbology-rules.ts';
import { embeddedImage } from '../../layout/embedded-image.ts';
import type {
  ImageElement,
  LabelElement,
  LabelTemplate,
  TableElement,
} from '../../template/template-schema.ts';
import { matchElements } from '../match/match-elements.ts';
import { likenessOf, type ElementLikeness } from './element-likeness.ts';
import type { ChangedValue, TemplateChange } from './template-change.ts';
import { plainly, templateWords as words, yesOrNo } from './template-words.ts';

/** Returns the rows of elements: first changed ones in their order, then removed ones, then added ones. */
export function elementChanges(before: LabelTemplate, after: LabelTemplate): readonly TemplateChange[] {
  const { pairs, removed, added } = matchElements(
    before.elements.map(likenessOf),
    after.elements.map(likenessOf),
  );
  return [
    ...pairs.flatMap(changesOfPair),
    ...removed.map(({ element }): TemplateChange => {
      const { subject, property, says } = introduced(element);
      return { subject, name: element.id, property, change: 'removed', before: says };
    }),
    ...added.map(({ element }): TemplateChange => {
      const { subject, property, says } = introduced(element);
      return { subject, name: element.id, property, change: 'added', after: says };
    }),
  ];
}

/** Returns the row of an added or removed element. */
function introduced(
  element: LabelElement,
): Pick<TemplateChange, 'subject' | 'property'> & { says: ChangedValue } {
  switch (element.type) {
    case 'text':
      return { subject: 'text', property: words.property.text, says: element.value };
    case 'table':
      return { subject: 'table', property: words.property.text, says: tableText(element) };
    case 'barcode': {
      const says = words.barcodeOf(symbologyRules[element.symbology].title, element.value);
      return { subject: 'barcode', property: words.property.value, says };
    }
    case 'image':
      return { subject: 'picture', property: words.property.picture, says: pictureWords(element) };
    case 'rectangle':
    case 'ellipse':
    case 'line':
    case 'path':
    default:
      return { subject: 'shape', property: words.property.shape, says: words.shapes[element.type] };
  }
}

interface Reading {
  readonly property: Sentence;
  readonly says: ChangedValue;
  /** Decides whether two readings are equal; by default their text does. */
  readonly same?: string;
}

/** Returns the properties of an element that a person who approves its data has to know. */
function readingsOf(element: LabelElement): readonly Reading[] {
  const shown: Reading = {
    property: words.property.shownWhen,
    says: element.visibleWhen ?? words.value.always,
  };
  switch (element.type) {
    case 'text':
      return [
        { property: words.property.text, says: element.value },
        { property: words.property.markup, says: yesOrNo(element.markup ?? false) },
        { property: words.property.xHeight, says: xHeightOf(element.minXHeightMm) },
        shown,
      ];
    case 'table':
      return [
        { property: words.property.text, says: tableText(element) },
        { property: words.property.markup, says: yesOrNo(element.markup ?? false) },
        { property: words.property.xHeight, says: xHeightOf(element.minXHeightMm) },
        { property: words.property.hideEmptyRows, says: yesOrNo(element.hideEmptyRows ?? false) },
        shown,
      ];
    case 'barcode':
      return [
        { property: words.property.symbology, says: symbologyRules[element.symbology].title },
        { property: words.property.value, says: element.value },
        {
          property: words.property.checkDigit,
          says: element.addsCheckDigit === true ? words.value.checkDigitAdded : words.value.checkDigitInValue,
        },
        shown,
      ];
    case 'image':
      return [
        {
          property: words.property.picture,
          says: pictureWords(element),
          same: JSON.stringify(element.source),
        },
        shown,
      ];
    case 'rectangle':
    case 'ellipse':
    case 'line':
    case 'path':
    default:
      return [shown];
  }
}

/** Returns the rows of a table as lines, their cells between upright strokes. */
const tableText = ({ rows }: TableElement): string =>
  rows.map(({ cells }) => cells.map(({ value }) => value).join(' | ')).join('\n');

const xHeightOf = (mm: number | undefined): ChangedValue =>
  mm === undefined ? words.value.anyHeight : words.value.millimetres({ mm });

function changesOfPair([one, other]: readonly [ElementLikeness, ElementLikeness]): readonly TemplateChange[] {
  const before = readingsOf(one.element);
  const { subject } = introduced(other.element);
  return readingsOf(other.element).flatMap(({ property, says, same = plainly(says) }, index) => {
    const was = before[index];
    if (!was || (was.same ?? plainly(was.says)) === same) return [];
    return [{ subject, name: other.id, property, change: 'changed' as const, before: was.says, after: says }];
  });
}

/** Describes a picture by its size and a checksum, never by its bytes; equality is decided by the bytes. */
function pictureWords({ source }: ImageElement): ChangedValue {
  if ('variable' in source) return words.placeholder(source.variable);
  const bytes = embeddedImage(source.dataUri);
  const kilobytes = bytes.length / 1000;
  const fingerprint = crc32(bytes).toString(16).padStart(8, '0');
  const image = readLabelImage(bytes);
  return image
    ? words.value.pictureOf({ width: image.widthPx, height: image.heightPx, kilobytes, fingerprint })
    : words.value.unreadablePicture({ kilobytes, fingerprint });
}
