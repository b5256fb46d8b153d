import { Checkbox, Textarea } from '@mantine/core';
import { useId } from 'react';
import { MediaField } from '@/entities/media';
import { texts } from '../i18n';
import type { DatumValues } from '../model/article-form';
import { LINE_CHARACTERS, MAX_VALUE_LINES } from '../config/limits';
import classes from './article.module.css';

interface DatumValueProps {
  datum: DatumValues;
  error: string | undefined;
  onChange: (data: string) => void;
}

/** Input for a value, according to its type. */
export function DatumValue({ datum: { type, data }, error, onChange }: DatumValueProps) {
  const id = useId();
  if (type === 'toggle')
    return (
      <Checkbox
        label={texts.on}
        size="md"
        className={classes['toggle']}
        checked={data === 'true'}
        error={error}
        onChange={(event) => onChange(String(event.currentTarget.checked))}
      />
    );
  if (type === 'media-ref')
    return <MediaField id={id} label={texts.picture} value={data} error={error} onChange={onChange} />;
  return (
    <Textarea
      label={texts.data}
      size="md"
      dir="auto"
      rows={linesOf(data)}
      resize="vertical"
      value={data}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function linesOf(text: string): number {
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + 1 + Math.floor(line.length / LINE_CHARACTERS), 0);
  return Math.min(MAX_VALUE_LINES, lines);
}
