import { useRef } from 'react';
import { collected } from '../collected';
import { GalleryTheme } from '../gallery-theme';
import type { Scheme } from '../look';
import { ComponentSection } from './component-section';
import classes from './examples-page.module.css';
import { useHash } from './use-hash';
import { useStaysAtHash } from './use-stays-at-hash';

interface ExamplesPageProps {
  scheme: Scheme;
  /** Shows only the component named in the URL, if it names one. */
  isAlone: boolean;
}

/** Page of all components in all their states, or of one of them. */
export function ExamplesPage({ scheme, isAlone }: ExamplesPageProps) {
  const hash = useHash();
  const page = useRef<HTMLElement>(null);
  useStaysAtHash(page, !isAlone);
  return (
    <GalleryTheme scheme={scheme}>
      <main ref={page} className={classes['page']} tabIndex={-1}>
        {collected
          .filter(({ name }) => !isAlone || hash === '' || name === hash)
          .map((component) => (
            <ComponentSection key={component.name} component={component} />
          ))}
      </main>
    </GalleryTheme>
  );
}
