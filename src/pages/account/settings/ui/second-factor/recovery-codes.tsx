import { Alert, Button, Group } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { Check, Copy, Download, KeyRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { COPIED_SHOWN_MS } from '@/shared/config';
import { saveFile } from '@/shared/lib/save-file';
import { texts as allTexts } from '../../i18n';
import classes from '../settings.module.css';

const { factor: texts } = allTexts;

/** Last step: the recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const clipboard = useClipboard({ timeout: COPIED_SHOWN_MS });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <div className={classes['section']}>
      <h3 ref={title} tabIndex={-1} className={classes['step']}>
        {texts.recoveryTitle}
      </h3>
      <Alert color="yellow" icon={<KeyRound size={18} aria-hidden />}>
        {texts.recoveryHint}
      </Alert>
      <ol className={classes['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={clipboard.copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
          onClick={() => clipboard.copy(text)}
        >
          <span role="status">{clipboard.copied ? texts.copied : texts.copyCodes}</span>
        </Button>
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), texts.file)}
        >
          {texts.download}
        </Button>
      </Group>
      {clipboard.error && <p role="alert">{texts.notCopied}</p>}
      <div>
        <Button onClick={onKept}>{texts.kept}</Button>
      </div>
    </div>
  );
}
