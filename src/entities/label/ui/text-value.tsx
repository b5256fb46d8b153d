import { Skeleton, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Suspense, useState, type ChangeEvent } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import { roomLeft, type RoomLeft } from '../model/room-left';
import { COUNT_QUIET_MS } from '../config/timings';
import { EXCESS_CHARACTERS_SHOWN } from '../config/limits';

const TextArea = lazyPart(async () => ({ default: (await import('./text-area')).TextArea }));

export interface TextValueProps {
  id: string;
  label: string;
  value: string;
  required: boolean;
  /** Max. characters. */
  propertySize: number | undefined;
  description: string | undefined;
  error: string | undefined;
  isMultiline: boolean;
  onChange: (value: string) => void;
}

/**
 * Text field with the number of characters left. Text that is too long is never cut: the field shows what does not fit.
 */
export function TextValue({ propertySize, isMultiline, error, onChange, ...field }: TextValueProps) {
  const [isFocused, setFocused] = useState(false);
  const [isArea, setArea] = useState(isMultiline);
  // The field keeps its kind while it has the focus; a change that becomes known meanwhile applies on blur.
  if (isArea !== isMultiline && !isFocused) setArea(isMultiline);
  const room = roomLeft(field.value, propertySize);
  const told = room?.isNearlyFull ? remaining(room.left) : '';
  const [announced] = useDebouncedValue(told, COUNT_QUIET_MS);
  const props = {
    ...field,
    withAsterisk: field.required,
    autoComplete: 'off',
    // A lot or serial number may be scanned into this field.
    'data-takes-scan': '',
    error: error ?? excessError(room, propertySize),
    inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const, 'error' as const],
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.currentTarget.value),
  };
  const counter = room && (
    <Text size="xs" c={room.left < 0 ? 'var(--mantine-color-error)' : 'dimmed'} aria-hidden>
      {remaining(room.left)}
    </Text>
  );
  return (
    <div>
      {isArea ? (
        <Suspense fallback={<Skeleton height={90} />}>
          <TextArea {...props} counter={counter} />
        </Suspense>
      ) : (
        <TextInput {...props} rightSectionWidth={room ? 92 : 0} rightSection={counter} />
      )}
      {room && <VisuallyHidden role="status">{announced}</VisuallyHidden>}
    </div>
  );
}

const { value } = texts;

export const remaining = (left: number) =>
  left < 0 ? value.charactersOver({ count: -left }) : value.charactersLeft({ count: left });

const shortened = (text: string) =>
  text.length > EXCESS_CHARACTERS_SHOWN ? `${text.slice(0, EXCESS_CHARACTERS_SHOWN)}…` : text;

export const excessError = (room: RoomLeft | undefined, most = 0) =>
  room && room.excess !== '' ? value.tooLong({ excess: shortened(room.excess), most }) : undefined;
