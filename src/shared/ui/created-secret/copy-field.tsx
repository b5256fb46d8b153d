import { Button, Textarea, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { Check, Copy } from 'lucide-react';
import { type FocusEvent, useEffect, useEffectEvent } from 'react';
import { uiTexts } from '../i18n';
import { COPIED_SHOWN_MS } from '../../config';
import classes from './created-secret.module.css';

const texts = uiTexts.createdSecret;

interface CopyFieldProps {
  label: string;
  /** Text of the button: "Copy agent key". */
  copy: string;
  value: string;
  /** The value is longer than a line. */
  isLong?: boolean;
  /** Called after each copy, by the button or by hand. */
  onCopied?: () => void;
}

const LINES = 3;

/** Read-only field for a value, with a button that copies it. */
export function CopyField({ label, copy, value, isLong = false, onCopied }: CopyFieldProps) {
  const clipboard = useClipboard({ timeout: COPIED_SHOWN_MS });
  const tell = useEffectEvent(() => onCopied?.());
  useEffect(() => {
    if (clipboard.copied) tell();
  }, [clipboard.copied]);
  const field = {
    label,
    value,
    readOnly: true,
    size: 'md',
    spellCheck: false,
    classNames: { input: `${classes['value']} ${isLong ? classes['long'] : ''}` },
    error: clipboard.error ? texts.notCopied : undefined,
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => event.currentTarget.select(),
    onCopy: () => onCopied?.(),
  };
  return (
    <div className={classes['copy']}>
      {isLong ? <Textarea {...field} rows={LINES} /> : <TextInput {...field} />}
      <Button
        variant="default"
        size="md"
        aria-label={copy}
        leftSection={clipboard.copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        onClick={() => clipboard.copy(value)}
      >
        <span role="status">{clipboard.copied ? texts.copied : copy}</span>
      </Button>
    </div>
  );
}
