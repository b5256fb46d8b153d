import { Checkbox, Skeleton, Textarea } from '@mantine/core';
import { Suspense, useId } from 'react';
import type { ReadMarkup } from '@/entities/label';
import { MediaField } from '@/entities/media';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import type { DatumValues } from '../model/article-form';
import { LINE_CHARACTERS, MAX_VALUE_LINES } from '../config/limits';
import classes from './article.module.css';

const MarkedDatum = lazyPart(async () => ({ default: (await import('./marked-datum')).MarkedDatum }));

interface DatumValueProps {
  datum: DatumValues;
  error: string | undefined;
  /** How a connected label reads tags in the value; undefined where they are printed as they stand. */
  read?: ReadMarkup | undefined;
  onChange: (data: string) => void;
}

/** Input for a value, according to its type. */
export function DatumValue({ datum, error, read, onChange }: DatumValueProps) {
  const id = useId();
  const { type, data } = datum;
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
  if (read)
    return (
      <Suspense fallback={<Skeleton height={134} />}>
        <MarkedDatum datum={datum} error={error} read={read} onChange={onChange} />
      </Suspense>
    );
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
