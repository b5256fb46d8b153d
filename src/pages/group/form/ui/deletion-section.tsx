import { formatList } from '@/shared/i18n';
import { texts } from '../i18n';
import type { Held } from '../model/what-it-holds';
import classes from './group-setup.module.css';

/** What deleting means, or why it is not possible now. */
export function DeletionSection({ held }: { held: Held }) {
  const contents = (['groups', 'articles', 'orders'] as const)
    .filter((kind) => held[kind] > 0)
    .map((kind) => texts.contents[kind]({ count: held[kind] }));
  return (
    <section className={classes['section']}>
      <h2>{texts.deletion}</h2>
      <p className={classes['hint']}>
        {contents.length > 0 ? texts.cannotDelete({ contents: formatList(contents) }) : texts.deleteHint}
      </p>
    </section>
  );
}
