import { useRef, useState } from 'react';
import { useHash } from '../examples/use-hash';
import { GalleryTheme } from '../gallery-theme';
import { WIDTHS, writeAddress, type Look } from '../look';
import { ComponentIndex } from './component-index';
import classes from './gallery-frame.module.css';
import { LookToolbar } from './look-toolbar';

/** Index, toolbar, and an iframe with the examples, which see the width of the iframe as that of the window. */
export function GalleryFrame({ look: first }: { look: Look }) {
  const [look, setLook] = useState(first);
  const examples = useRef<HTMLIFrameElement>(null);
  const hash = useHash();
  // Another width must not reload the page: what was opened in the examples stays.
  const address = writeAddress('examples', { ...look, width: 'wide' });
  const widthPx = WIDTHS[look.width];
  const change = (changed: Partial<Look>) => {
    const next = { ...look, ...changed };
    setLook(next);
    history.replaceState(null, '', writeAddress('frame', next) + location.hash);
  };
  return (
    <GalleryTheme scheme={look.scheme}>
      <div className={classes['frame']}>
        <header className={classes['head']}>
          <h1>Platen: components</h1>
          <LookToolbar look={look} onChange={change} />
        </header>
        <ComponentIndex
          current={hash}
          // The history of this window belongs to the person; the iframe follows without entries of its own.
          onChoose={(name) => examples.current?.contentWindow?.location.replace(`${address}#${name}`)}
        />
        <main className={classes['room']}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is this very page once more */}
          <iframe
            key={address}
            ref={examples}
            title="Examples"
            src={`${address}#${hash}`}
            className={classes['window']}
            style={{ width: widthPx ?? '100%' }}
          />
        </main>
      </div>
    </GalleryTheme>
  );
}
