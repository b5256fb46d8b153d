import { createContext, use, type MouseEvent, type ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router';
import { useListOrigin } from '../../lib/way-back';

/** What stands before each path in an address: "#" in the app. Undefined outside of RowLinks. */
const AddressPrefix = createContext<string | undefined>(undefined);

/**
 * Frame of a table or list: follows the links of its rows inside the app, with the state that leads back to this list. The links
 * are plain elements and share one listener, because the router's own component costs a row more than all its texts.
 */
export function RowLinks({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const prefix = useHref('/').replace(/\/$/, '');
  const origin = useListOrigin();
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-to]') : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(link.dataset['to'] ?? '', { state: origin });
  };
  return (
    <AddressPrefix value={prefix}>
      {/* The links in it are reached and pressed by keyboard themselves; their presses arrive here as clicks. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={className} onClick={follow}>
        {children}
      </div>
    </AddressPrefix>
  );
}

/** Another mouse button or a held key opens a tab or a window, as the browser does it. */
const isPlainClick = ({ button, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !defaultPrevented && !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * Returns the attributes of a link in a row.
 * @param to path in the app
 */
export function useRowLink(to: string): { href: string; 'data-to': string } {
  const prefix = use(AddressPrefix);
  if (prefix === undefined) throw new Error('A link of a row must be inside of RowLinks.');
  return { href: prefix + to, 'data-to': to };
}
