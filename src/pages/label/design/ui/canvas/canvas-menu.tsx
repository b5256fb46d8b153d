import { Menu, VisuallyHidden } from '@mantine/core';
import type { LabelElement } from 'label-core';
import { Check, Lock } from 'lucide-react';
import { Fragment } from 'react';
import { isLocked } from '../../model/boxes';
import { alignEntries, menuEntries, type MenuAction } from '../../model/canvas-menu';
import { copySelection, mayPaste, pasteCopied } from '../../model/clipboard';
import type { KeyAction } from '../../model/key-action';
import type { Designing } from '../../model/use-designing';
import { texts as pageTexts } from '../../i18n';
import { KindIcon } from '../elements/kind-icon';
import { texts } from '../i18n';
import classes from './canvas.module.css';

/** Where the menu is opened. */
export interface MenuPlace {
  /** All that can be done there, or the ways to align what is selected. */
  readonly of: 'place' | 'align';
  /** In px of the window. */
  readonly left: number;
  readonly top: number;
  /** What lies there, the front one first. */
  readonly lying: readonly LabelElement[];
}

const OUTSIDE_EVENTS = ['mousedown', 'touchstart'];

interface CanvasMenuProps {
  place: MenuPlace;
  designing: Designing;
  dpi: number;
  hidden: ReadonlySet<string>;
  onKey: (action: KeyAction) => void;
  onClose: () => void;
}

/** Menu of a place on the label: what lies there, to select it, and what can be done with what is selected. */
export function CanvasMenu({ place, designing, dpi, hidden, onKey, onClose }: CanvasMenuProps) {
  const isAligning = place.of === 'align';
  const groups = isAligning
    ? alignEntries(designing)
    : menuEntries(designing, { hidden, mayPaste: mayPaste() });
  const act = (action: MenuAction) => {
    if (action.kind === 'select') return designing.select(action.ids);
    if (action.kind === 'edit') return designing.edit(action.edit);
    if (action.kind === 'paste' || action.kind === 'pasteInPlace')
      return void pasteCopied(designing, dpi, action.kind === 'pasteInPlace');
    if (action.kind === 'copy' || action.kind === 'cut') {
      copySelection(designing);
      return action.kind === 'cut' ? onKey({ kind: 'delete' }) : undefined;
    }
    onKey(action);
  };
  return (
    <Menu
      opened
      onClose={onClose}
      // Beside the point: along a side of the window it is shifted into sight.
      position="right-start"
      offset={2}
      middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }}
      withinPortal
      returnFocus={false}
      // Without keys: the one that opens it is still on its way.
      clickOutsideEvents={OUTSIDE_EVENTS}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <div
          className={classes['menuPlace']}
          style={{ left: place.left, top: place.top }}
          // The menu has its name from here.
          aria-label={isAligning ? texts.menu.align : texts.menu.title}
          aria-hidden
        />
      </Menu.Target>
      <Menu.Dropdown className={classes['menu']} onContextMenu={(event) => event.preventDefault()}>
        {place.lying.length > 0 && <Menu.Label>{texts.menu.lies}</Menu.Label>}
        {place.lying.map((element) => (
          <LyingEntry key={element.id} element={element} designing={designing} />
        ))}
        {groups.length + place.lying.length === 0 && <Menu.Label>{texts.menu.none}</Menu.Label>}
        {groups.map((group, index) => (
          <Fragment key={group[0]?.word}>
            {(index > 0 || place.lying.length > 0) && <Menu.Divider />}
            {group.map(({ word, action }) => (
              <Menu.Item key={word} onClick={() => act(action)}>
                {texts.menu.do[word]}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Selects one of the elements that lie there, also one that is covered, in a group, or locked. */
function LyingEntry({ element, designing }: { element: LabelElement; designing: Designing }) {
  const { template, selection, select } = designing;
  const isSelected = selection.includes(element.id);
  const hasLock = isLocked(template, element.id);
  const said = [...(hasLock ? [texts.menu.locked] : []), ...(isSelected ? [texts.menu.selected] : [])];
  return (
    <Menu.Item
      leftSection={<KindIcon kind={element.type} />}
      rightSection={
        <>
          {hasLock && <Lock size={14} aria-hidden />}
          {isSelected && <Check size={14} aria-hidden />}
        </>
      }
      onClick={() => select([element.id])}
    >
      {pageTexts.described.named({ kind: pageTexts.kinds[element.type], name: element.id })}
      {said.length > 0 && <VisuallyHidden>{`, ${said.join(', ')}`}</VisuallyHidden>}
    </Menu.Item>
  );
}
