import { Textarea } from '@mantine/core';
import { refusalOf, type Edit } from 'label-core/design';
import type { BarcodeElement, TextElement } from 'label-core';
import { useDeferredValue, useState } from 'react';
import { translated } from '@/shared/i18n';
import { texts } from '../i18n';
import type { EditProps } from '../model/edit-props';
import { useTyping } from '../model/typing';
import { useCaretInsertion } from '../model/use-caret-insertion';
import { InsertVariable } from './insert-variable';
import { inspectorFieldId } from './inspector-field-id';
import classes from './fields.module.css';

interface ContentFieldProps extends Pick<EditProps, 'template'> {
  element: TextElement | BarcodeElement;
}

/** Content of a text or barcode, with the variables of the label to insert. */
export function ContentField({ template, ...props }: ContentFieldProps) {
  const { template: newest, element, onType } = useTyping(template, props.element);
  const { field, onFocus, insert } = useCaretInsertion<HTMLTextAreaElement>();
  const [typed, setTyped] = useState<{ text: string; of: string }>();
  const draft = typed?.of === element.value ? typed.text : undefined;
  const text = draft ?? element.value;
  const setContent = (content: string): Edit => ({ kind: 'setContent', id: element.id, content });
  const refusal = draft === undefined ? undefined : refusalOf(newest, setContent(draft));

  const change = (content: string) => {
    const edit = setContent(content);
    // What cannot be the content yet stays in the field: the next characters may make it one.
    if (refusalOf(newest, edit)) return setTyped({ text: content, of: element.value });
    setTyped(undefined);
    onType(edit, `content:${element.id}`);
  };
  // The variables are no part of what a key changes.
  const later = useDeferredValue(change);
  return (
    <>
      <Textarea
        ref={field}
        id={inspectorFieldId('content')}
        label={texts.inspector.content}
        dir="auto"
        rows={3}
        autoComplete="off"
        value={text}
        error={refusal && translated(refusal)}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={onFocus}
        onBlur={() => setTyped(undefined)}
      />
      <div className={classes['actions']}>
        <InsertVariable
          template={template}
          onInsert={(placeholder) => later(insert(field.current?.value ?? '', placeholder))}
        />
      </div>
    </>
  );
}
