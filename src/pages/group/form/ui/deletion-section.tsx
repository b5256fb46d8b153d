import type { Held } from '../model/what-it-holds';
import classes from './group-setup.module.css';
import { texts } from './texts';

/** What deleting means, or why it is not possible now. */
export function DeletionSection({ held }: { held: Held }) {
  const parts = (['groups', 'articles', 'orders'] as const)
    .filter((kind) => held[kind] > 0)
    .map((kind) => texts.parts[kind](held[kind]));
  return (
    <section className={classes['section']}>
      <h2>{texts.deletion}</h2>
      <p className={classes['hint']}>
        {parts.length > 0 ? texts.cannotDelete(texts.and(parts)) : texts.deleteHint}
      </p>
    </section>
  );
}
