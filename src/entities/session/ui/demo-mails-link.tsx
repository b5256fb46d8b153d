import { runtimeConfig } from '@/shared/config';
import { texts } from '../i18n';

/** The way to the mails of a demo, which has no mail server; nothing anywhere else. */
export function DemoMailsLink() {
  if (runtimeConfig().flags['demoMails'] !== true) return null;
  return (
    <p>
      {texts.demoMailsHint}{' '}
      <a href="demo-mails" target="_blank" rel="noreferrer">
        {texts.demoMails}
      </a>
    </p>
  );
}
