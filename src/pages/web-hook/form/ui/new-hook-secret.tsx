import type { WebHookWithSecret } from '@/entities/web-hook';
import { CreatedSecret } from '@/shared/ui/created-secret';
import { texts } from '../i18n';
import classes from './web-hook-form.module.css';

/** Shows the new secret of a web hook, this once. */
export function NewHookSecret({ hook, onDone }: { hook: WebHookWithSecret; onDone: () => void }) {
  return (
    <CreatedSecret
      title={texts.secretOf({ name: hook.name })}
      secret={{ label: texts.secret, copy: texts.copySecret, value: hook.secret }}
      onDone={onDone}
    >
      <p className={classes['words']}>{texts.secretHint}</p>
    </CreatedSecret>
  );
}
