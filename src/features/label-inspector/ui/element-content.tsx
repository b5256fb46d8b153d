import type { LabelElement } from 'label-core';
import { texts } from '../i18n';
import type { EditProps } from '../model/edit-props';
import { kindField } from '../model/look-fields';
import { FieldSection } from './field-section';
import { ContentField } from './content-field';
import { LookControl } from './look-control';
import { PictureSource } from './picture-source';

interface ElementContentProps extends EditProps {
  element: LabelElement;
  dpi: number;
}

/** What an element shows; shapes show nothing but themselves. */
export function ElementContent({ element, dpi, ...edit }: ElementContentProps) {
  if (element.type !== 'text' && element.type !== 'barcode' && element.type !== 'image') return null;
  return (
    <FieldSection title={texts.inspector.sections.content}>
      {element.type === 'barcode' && (
        <LookControl elements={[element]} field={kindField} dpi={dpi} onEdit={edit.onEdit} />
      )}
      {element.type === 'image' ? (
        <PictureSource {...edit} element={element} />
      ) : (
        <ContentField {...edit} element={element} />
      )}
    </FieldSection>
  );
}
