import { serverPage } from '@/shared/i18n';
import { texts } from '../i18n';
import { hasDemoMails } from '../model/server-flags';

/** Link to the e-mails of a demo, which has no mail server; nothing on other servers. */
export function DemoMailsLink() {
  if (!hasDemoMails()) return null;
  return (
    <p>
      {texts.demoMailsHint}{' '}
      <a href={serverPage('./demo-mails')} target="_blank" rel="noreferrer">
        {texts.demoMails}
      </a>
    </p>
  );
}
