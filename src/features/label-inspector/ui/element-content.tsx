import type { BarcodeElement, LabelElement, TextElement } from 'label-core';
import { isDigitalLink, isGs1 } from 'label-core/design';
import { texts } from '../i18n';
import { withFittingBoxes } from '../model/barcode-box';
import type { InspectorProps } from '../model/inspector-props';
import { kindField, markupField } from '../model/look-fields';
import { useTyping } from '../model/typing';
import { FieldSection } from './field-section';
import { ContentField } from './content-field';
import { Gs1Rows } from './gs1/gs1-rows';
import { LinkDomainField } from './gs1/link-domain-field';
import { inspectorFieldId } from './inspector-field-id';
import { LookControl } from './look-control';
import { PictureSource } from './picture-source';
import { TableContent } from './table/table-content';

interface ElementContentProps extends Pick<
  InspectorProps,
  'template' | 'dpi' | 'kit' | 'values' | 'onEdit' | 'onEmbed'
> {
  element: LabelElement;
}

/** What an element shows; shapes show nothing but themselves. */
export function ElementContent({ element, dpi, kit, values, onEmbed, ...edit }: ElementContentProps) {
  const isWritten = element.type === 'text' || element.type === 'barcode';
  if (!isWritten && element.type !== 'image' && element.type !== 'table') return null;
  const look = { elements: [element], dpi, onEdit: edit.onEdit };
  return (
    <FieldSection title={texts.inspector.sections.content}>
      {element.type === 'barcode' && (
        <LookControl {...look} field={kindField} onEdit={withFittingBoxes({ ...edit, dpi, kit, values })} />
      )}
      {element.type === 'barcode' && isDigitalLink(element.symbology) && (
        <LinkDomainField element={element} onEdit={edit.onEdit} />
      )}
      {element.type === 'barcode' && isGs1(element.symbology) && (
        <Gs1Rows {...edit} element={element} kit={kit} values={values} />
      )}
      {element.type === 'image' && <PictureSource {...edit} element={element} onEmbed={onEmbed} />}
      {element.type === 'table' && <TableContent {...edit} element={element} />}
      {isWritten && <WrittenContent template={edit.template} element={element} />}
      {(element.type === 'text' || element.type === 'table') && <LookControl {...look} field={markupField} />}
    </FieldSection>
  );
}

interface WrittenContentProps extends Pick<InspectorProps, 'template'> {
  element: TextElement | BarcodeElement;
}

/** Content of a text or barcode: has the newest label at once, while the other fields follow. */
function WrittenContent({ template, ...shown }: WrittenContentProps) {
  const { template: newest, element, onType } = useTyping(template, shown.element);
  return (
    <ContentField
      template={newest}
      onEdit={onType}
      id={inspectorFieldId('content')}
      label={texts.inspector.content}
      value={element.value}
      hasMarkup={element.type === 'text' && element.markup === true}
      editOf={(content) => ({ kind: 'setContent', id: element.id, content })}
      mergeKey={`content:${element.id}`}
    />
  );
}
