import { Button } from '@mantine/core';
import type { ImageElement } from 'label-core';
import { useRef } from 'react';
import { texts } from '../i18n';
import type { EditProps } from '../model/edit-props';
import type { InspectorProps } from '../model/inspector-props';
import { VariableField } from './variable-field';

const EMBEDDED = 'embedded';

interface PictureSourceProps extends EditProps, Pick<InspectorProps, 'onEmbed'> {
  element: ImageElement;
}

/** Choice of the variable that a picture shows, or of a file that it holds. */
export function PictureSource({ template, element, onEdit, onEmbed }: PictureSourceProps) {
  const { image, newPicture, newVariableName } = texts.inspector;
  const input = useRef<HTMLInputElement>(null);
  const { source } = element;
  return (
    <>
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
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onEmbed(element.id, file);
          event.currentTarget.value = '';
        }}
      />
      <Button size="xs" variant="default" onClick={() => input.current?.click()}>
        {image.embed}
      </Button>
    </>
  );
}
