import { Link } from 'react-router';
import { paths } from '@/shared/routes';
import { texts } from '../i18n';
import classes from './policy-page.module.css';

/** Shows which personal data is stored. */
export function PolicyPage() {
  return (
    <article className={classes['policy']}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p>{texts.intro}</p>
      {Object.values(texts.sections).map(({ title, ...paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {Object.values(paragraphs).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <Link to={paths.login}>{texts.back}</Link>
    </article>
  );
}
