import { useClipboard } from '@mantine/hooks';
import { Check, Copy } from 'lucide-react';
import { texts } from '../i18n';
import { SHORT_HASH_DIGITS } from '../config/limits';
import classes from './version-hash.module.css';

/** Shows a SHA-256: shortened on screen, complete in its tooltip and in the clipboard. */
export function VersionHash({ hash }: { hash: string }) {
  const { copied, copy } = useClipboard();
  if (hash === '') return <>{texts.hash.none}</>;
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      className={classes['hash']}
      title={texts.hash.whole({ hash })}
      aria-label={texts.hash.copy({ start: hash.slice(0, SHORT_HASH_DIGITS) })}
      onClick={() => copy(hash)}
    >
      <code>{hash.slice(0, SHORT_HASH_DIGITS)}</code>
      <Icon size={14} aria-hidden />
      <span role="status" className={classes['said']}>
        {copied && texts.hash.copied}
      </span>
    </button>
  );
}
