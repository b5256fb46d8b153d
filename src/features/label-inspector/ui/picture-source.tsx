import type { ImageElement } from 'label-core';
import { texts } from '../i18n';
import type { EditProps } from '../model/edit-props';
import { VariableField } from './variable-field';

const EMBEDDED = 'embedded';

/** Choice of the variable that a picture shows. */
export function PictureSource({ template, element, onEdit }: EditProps & { element: ImageElement }) {
  const { image, newPicture, newVariableName } = texts.inspector;
  const { source } = element;
  return (
    <VariableField
      template={template}
      label={image.source}
      type="media-ref"
      value={'variable' in source ? source.variable : EMBEDDED}
      others={'variable' in source ? [] : [{ value: EMBEDDED, label: image.embedded }]}
      variables={template.variables
        .filter(({ type }) => type === 'media-ref')
        .map(({ name }) => ({ value: name, label: name }))}
      newOption={newPicture}
      newLabel={newVariableName}
      onChoose={(variable) => onEdit({ kind: 'setContent', id: element.id, content: { variable } })}
    />
  );
}
