import type { CollectedGallery } from '../collected';
import classes from './examples-page.module.css';
import { ExampleStage } from './example-stage';

const SOURCES = { shared: 'src/shared/ui', entities: 'src/entities' } as const;

/** Section of a component: a heading, and each of its states under a title. */
export function ComponentSection({ component: { name, layer, gallery } }: { component: CollectedGallery }) {
  return (
    <section id={name} className={classes['section']} aria-labelledby={`${name}-heading`}>
      <div className={classes['intro']} lang="en" dir="ltr">
        <h2 id={`${name}-heading`}>{name}</h2>
        <p>
          {gallery.about} <code>{SOURCES[layer]}</code>
        </p>
      </div>
      <div className={classes['examples']} data-testid={name} data-small={gallery.isSmall || undefined}>
        {gallery.examples.map((example) => (
          <div key={example.title} className={classes['example']} data-long={example.isLong || undefined}>
            <p className={classes['title']} lang="en" dir="ltr">
              {example.title}
            </p>
            <div className={classes['stage']}>
              <ExampleStage example={example} />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
