import { texts } from '../i18n';
import { hasDemoMails } from '../model/server-flags';

/** The way to the mails of a demo, which has no mail server; nothing anywhere else. */
export function DemoMailsLink() {
  if (!hasDemoMails()) return null;
  return (
    <p>
      {texts.demoMailsHint}{' '}
      <a href="demo-mails" target="_blank" rel="noreferrer">
        {texts.demoMails}
      </a>
    </p>
  );
}
