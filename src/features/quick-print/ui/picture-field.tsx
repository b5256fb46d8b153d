import { useId } from 'react';
import { MediaField } from '@/entities/media';
import type { VariableFieldProps } from './variable-field';

/** Field for a picture of the media library, on a card. */
export function PictureField({ variable: { label, required }, value, onChange }: VariableFieldProps) {
  return <MediaField id={useId()} label={label} required={required} value={value} onChange={onChange} />;
}
