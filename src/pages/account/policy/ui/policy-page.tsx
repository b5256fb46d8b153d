import { Link } from 'react-router';
import { paths } from '@/shared/routes';
import classes from './policy-page.module.css';
import { texts } from './texts';

/** What is kept about people, in plain words. */
export function PolicyPage() {
  return (
    <article className={classes['policy']}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p>{texts.intro}</p>
      {texts.sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <Link to={paths.login}>{texts.back}</Link>
    </article>
  );
}
