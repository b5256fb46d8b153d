import { Box, Text, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { COUNT_QUIET_MS } from '../config/timings';
import { texts } from '../i18n';
import type { ReadMarkup } from '../model/marked-values';
import { roomLeft } from '../model/room-left';
import { markupToolOf, withoutOtherTags, type MarkupTool } from '../model/tagged-text';
import { useCaretInsertion } from '../model/use-caret-insertion';
import { MarkedText } from './marked-text';
import { MarkupTools } from './markup-tools';
import { TextArea } from './text-area';
import classes from './text-area.module.css';
import { excessError, remaining, type TextValueProps } from './text-value';

const TOOLS: readonly MarkupTool[] = ['b', 'i', 'u'];

interface MarkupValueProps extends TextValueProps {
  read: ReadMarkup;
  /** Edge of the buttons in px: 44 where people print, 32 at a desk. */
  toolSize?: number;
}

/** Field for a text whose tags a label reads: buttons write them, and what is printed is shown below. */
export function MarkupValue(given: MarkupValueProps) {
  const { read, propertySize, error, isMultiline, toolSize = 44, onChange, ...props } = given;
  const { field, onFocus, insert, tag } = useCaretInsertion<HTMLTextAreaElement>();
  const { value, label } = props;
  const marked = read(value);
  const seen = marked.map(({ text }) => text).join('');
  const room = roomLeft(seen, propertySize);
  const told = room?.isNearlyFull === true ? remaining(room.left) : '';
  const [announced] = useDebouncedValue(told, COUNT_QUIET_MS);
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && !isMultiline) {
      // As in a field of one line.
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
      return;
    }
    const tool = markupToolOf(event);
    if (!tool) return;
    event.preventDefault();
    onChange(tag(value, tool));
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const kept = withoutOtherTags(text);
    // Without other tags the browser pastes, which can be undone.
    if (kept === text) return;
    event.preventDefault();
    onChange(insert(value, kept));
  };
  return (
    <div>
      <TextArea
        {...props}
        ref={field}
        withAsterisk={props.required}
        autoComplete="off"
        data-takes-scan=""
        error={error ?? excessError(room, propertySize)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onFocus={onFocus}
        onKeyDown={press}
        onPaste={paste}
        onChange={(event) => onChange(event.currentTarget.value)}
        counter={
          room && (
            <Text size="xs" c={room.left < 0 ? 'var(--mantine-color-error)' : 'dimmed'} aria-hidden>
              {remaining(room.left)}
            </Text>
          )
        }
      />
      <Box mt={4}>
        <MarkupTools
          field={label}
          tools={TOOLS}
          size={toolSize}
          onTool={(tool) => onChange(tag(value, tool))}
        />
      </Box>
      {seen !== value && (
        <Text size="sm" mt={4} dir="auto" className={classes['printed'] ?? ''}>
          {texts.markup.printed} <MarkedText marked={marked} />
        </Text>
      )}
      {room && <VisuallyHidden role="status">{announced}</VisuallyHidden>}
    </div>
  );
}
