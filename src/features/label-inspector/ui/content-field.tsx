import { Button, Menu, Textarea } from '@mantine/core';
import { refusalOf, type Edit } from 'label-core/design';
import type { BarcodeElement, TextElement } from 'label-core';
import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { translated } from '@/shared/i18n';
import { texts } from '../i18n';
import type { EditProps } from '../model/edit-props';
import { inspectorFieldId } from './inspector-field-id';
import { NewVariable } from './new-variable';
import classes from './fields.module.css';

/** Content of a text or barcode, with the variables of the label to insert. */
export function ContentField({
  template,
  element,
  onEdit,
}: EditProps & { element: TextElement | BarcodeElement }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const hasCaret = useRef(false);
  const [typed, setTyped] = useState<{ text: string; of: string }>();
  const [inserted, setInserted] = useState<{ at: number }>();
  const [isNaming, setNaming] = useState(false);
  const [isChosen, setChosen] = useState(false);
  const draft = typed?.of === element.value ? typed.text : undefined;
  const text = draft ?? element.value;
  const setContent = (content: string): Edit => ({ kind: 'setContent', id: element.id, content });
  const refusal = draft === undefined ? undefined : refusalOf(template, setContent(draft));

  // The caret is set once the new text is there.
  useLayoutEffect(() => {
    if (!inserted) return;
    area.current?.focus();
    area.current?.setSelectionRange(inserted.at, inserted.at);
  }, [inserted]);

  const change = (content: string) => {
    const edit = setContent(content);
    // What cannot be the content yet stays in the field: the next characters may make it one.
    if (refusalOf(template, edit)) return setTyped({ text: content, of: element.value });
    setTyped(undefined);
    onEdit(edit, `content:${element.id}`);
  };
  const insert = (name: string) => {
    // Where nobody has put the caret yet, browsers have it at the beginning.
    const caret = hasCaret.current ? area.current : null;
    const from = caret?.selectionStart ?? text.length;
    const until = caret?.selectionEnd ?? text.length;
    const placeholder = `{{${name}}}`;
    setNaming(false);
    setInserted({ at: from + placeholder.length });
    change(text.slice(0, from) + placeholder + text.slice(until));
  };
  const variables = template.variables.filter(({ type }) => type === 'default');
  return (
    <>
      <Textarea
        ref={area}
        id={inspectorFieldId('content')}
        label={texts.inspector.content}
        dir="auto"
        rows={3}
        autoComplete="off"
        value={text}
        error={refusal && translated(refusal)}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={() => {
          hasCaret.current = true;
        }}
        onBlur={() => setTyped(undefined)}
      />
      <div className={classes['actions']}>
        {/* After a choice the focus belongs to the content, or to the name of a new variable. */}
        <Menu position="bottom-start" withinPortal returnFocus={!isChosen} onOpen={() => setChosen(false)}>
          <Menu.Target>
            <Button size="xs" variant="default" leftSection={<Plus size={14} aria-hidden />}>
              {texts.inspector.insertVariable}
            </Button>
          </Menu.Target>
          <Menu.Dropdown className={classes['menu']}>
            {variables.map(({ name }) => (
              <Menu.Item
                key={name}
                onClick={() => {
                  setChosen(true);
                  insert(name);
                }}
              >
                {name}
              </Menu.Item>
            ))}
            <Menu.Item
              onClick={() => {
                setChosen(true);
                setNaming(true);
              }}
            >
              {texts.inspector.newVariable}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      {isNaming && (
        <NewVariable
          template={template}
          type="default"
          label={texts.inspector.newVariableName}
          onCreate={insert}
          onCancel={() => setNaming(false)}
        />
      )}
    </>
  );
}
