import { refusalOf, type Edit } from 'label-core/design';
import { useDeferredValue, useState, type KeyboardEvent } from 'react';
import { MarkupTools, markupToolOf, useCaretInsertion } from '@/entities/label';
import { translated } from '@/shared/i18n';
import type { EditProps } from '../model/edit-props';
import { InsertVariable } from './insert-variable';
import classes from './fields.module.css';
import { TypedTextarea } from './typed-textarea';

interface ContentFieldProps extends EditProps {
  id: string;
  label: string;
  value: string;
  /** Whether tags are read in it. */
  hasMarkup: boolean;
  /** Returns the edit that sets another content. */
  editOf: (content: string) => Edit;
  /** Edits that follow each other with the same key become one step. */
  mergeKey: string;
  rows?: number;
}

/** Content of a text, of a barcode or of a cell, with the variables of the label to insert. */
export function ContentField(props: ContentFieldProps) {
  const { template, id, label, value, hasMarkup, editOf, mergeKey, rows = 3, onEdit } = props;
  const { field, onFocus, insert, tag } = useCaretInsertion<HTMLTextAreaElement>();
  const [typed, setTyped] = useState<{ text: string; of: string }>();
  const draft = typed?.of === value ? typed.text : undefined;
  const text = draft ?? value;
  const refusal = draft === undefined ? undefined : refusalOf(template, editOf(draft));

  const change = (content: string) => {
    const edit = editOf(content);
    // What cannot be the content yet stays in the field: the next characters may make it one.
    if (refusalOf(template, edit)) return setTyped({ text: content, of: value });
    setTyped(undefined);
    onEdit(edit, mergeKey);
  };
  const press = (event: KeyboardEvent) => {
    const tool = hasMarkup ? markupToolOf(event) : undefined;
    if (!tool) return;
    event.preventDefault();
    change(tag(text, tool));
  };
  // The buttons are no part of what a key changes.
  const later = useDeferredValue({ change, tag, insert });
  const shownText = () => field.current?.value ?? '';
  return (
    <>
      <TypedTextarea
        field={field}
        of={mergeKey}
        id={id}
        label={label}
        dir="auto"
        rows={rows}
        autoComplete="off"
        value={text}
        error={refusal && translated(refusal)}
        onType={change}
        onFocus={onFocus}
        onKeyDown={press}
        onBlur={() => setTyped(undefined)}
      />
      <div className={classes['actions']}>
        {hasMarkup && (
          <MarkupTools field={label} onTool={(tool) => later.change(later.tag(shownText(), tool))} />
        )}
        <InsertVariable
          template={template}
          onInsert={(placeholder) => later.change(later.insert(shownText(), placeholder))}
        />
      </div>
    </>
  );
}
