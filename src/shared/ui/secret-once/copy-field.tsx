import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { Check, Copy } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import classes from './secret-once.module.css';
import { texts } from './texts';

interface CopyFieldProps {
  label: string;
  value: string;
  /** Told each time it was copied, by the button or by hand. */
  onCopied?: () => void;
}

const COPIED_SHOWN_MS = 2000;

/** A value to take along: a field to read and select, and a button that copies it. */
export function CopyField({ label, value, onCopied }: CopyFieldProps) {
  const clipboard = useClipboard({ timeout: COPIED_SHOWN_MS });
  const tell = useEffectEvent(() => onCopied?.());
  useEffect(() => {
    if (clipboard.copied) tell();
  }, [clipboard.copied]);
  return (
    <div className={classes['copy']}>
      <TextInput
        label={label}
        value={value}
        readOnly
        size="md"
        spellCheck={false}
        classNames={{ input: classes['value'] ?? '' }}
        error={clipboard.error ? texts.notCopied : undefined}
        onFocus={(event) => event.currentTarget.select()}
        onCopy={() => onCopied?.()}
      />
      <Button
        variant="default"
        size="md"
        aria-label={texts.copy(label)}
        leftSection={clipboard.copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        onClick={() => clipboard.copy(value)}
      >
        <span role="status">{clipboard.copied ? texts.copied : texts.copy(label)}</span>
      </Button>
    </div>
  );
}
