import type { LabelElement } from 'label-core';
import { isGs1 } from 'label-core/design';
import { texts } from '../i18n';
import type { InspectorProps } from '../model/inspector-props';
import { kindField } from '../model/look-fields';
import { FieldSection } from './field-section';
import { ContentField } from './content-field';
import { Gs1Rows } from './gs1/gs1-rows';
import { LookControl } from './look-control';
import { PictureSource } from './picture-source';

interface ElementContentProps extends Pick<InspectorProps, 'template' | 'dpi' | 'kit' | 'values' | 'onEdit'> {
  element: LabelElement;
}

/** What an element shows; shapes show nothing but themselves. */
export function ElementContent({ element, dpi, kit, values, ...edit }: ElementContentProps) {
  if (element.type !== 'text' && element.type !== 'barcode' && element.type !== 'image') return null;
  return (
    <FieldSection title={texts.inspector.sections.content}>
      {element.type === 'barcode' && (
        <LookControl elements={[element]} field={kindField} dpi={dpi} onEdit={edit.onEdit} />
      )}
      {element.type === 'barcode' && isGs1(element.symbology) && (
        <Gs1Rows {...edit} element={element} kit={kit} values={values} />
      )}
      {element.type === 'image' ? (
        <PictureSource {...edit} element={element} />
      ) : (
        <ContentField {...edit} element={element} />
      )}
    </FieldSection>
  );
}
