import type { LabelElement } from 'label-core';
import { texts } from '../i18n';
import type { InspectorProps } from '../model/inspector-props';
import classes from './fields.module.css';
import { BarcodeSizeField } from './barcode-size-field';
import { LookFields } from './look-fields';
import { PictureFacts } from './picture-facts';
import { TableFitNote, TextFitNote } from './text-fit-note';
import { XHeightField } from './x-height-field';

type ElementLookProps = Pick<
  InspectorProps,
  'template' | 'dpi' | 'parts' | 'warnings' | 'kit' | 'values' | 'onEdit'
> & {
  element: LabelElement;
};

/** Resolutions of most label printers, in dots per inch. */
const COMMON_DPIS = [203, 300, 600];

/** How one element looks, and what is known of it with the shown values. */
export function ElementLook(props: ElementLookProps) {
  const { element, dpi, onEdit } = props;
  return (
    <>
      <ReadOut {...props} />
      <LookFields elements={[element]} dpi={dpi} onEdit={onEdit} />
      {(element.type === 'text' || element.type === 'table') && (
        <XHeightField element={element} onEdit={onEdit} />
      )}
    </>
  );
}

function ReadOut({ element, template, dpi, parts, warnings, kit, values, onEdit }: ElementLookProps) {
  if (element.type === 'path') return <p className={classes['note']}>{texts.inspector.outline}</p>;
  if (element.type === 'table') return <TableFitNote fit={parts?.get(element.id)?.fit} />;
  if (!kit) return null;
  if (element.type === 'text') {
    const label = { template, values, options: { dpi, fonts: kit.fonts } };
    return (
      <TextFitNote
        element={element}
        fit={parts?.get(element.id)?.fit}
        largestPt={() => kit.core.largestTextSize(element, label)}
        leastPt={kit.core.leastTextSize(element)}
        onEdit={onEdit}
      />
    );
  }
  if (element.type === 'image') {
    const shown = parts?.get(element.id)?.nodes.find((node) => node.kind === 'image');
    return shown ? <PictureFacts node={shown} core={kit.core} dpi={dpi} /> : null;
  }
  if (element.type !== 'barcode') return null;
  // It is warned of for the label: an element alone is never crowded.
  const isCrowded =
    warnings?.some(({ code, elementId }) => code === 'barcode-crowded' && elementId === element.id) ?? false;
  const factsAt = (at: number) =>
    kit.core.barcodeFacts(element, template, values, { dpi: at, fonts: kit.fonts, isCrowded });
  const others = COMMON_DPIS.filter((one) => one !== dpi).map((one) => ({ dpi: one, facts: factsAt(one) }));
  return (
    <BarcodeSizeField element={element} facts={factsAt(dpi)} others={others} dpi={dpi} onEdit={onEdit} />
  );
}
