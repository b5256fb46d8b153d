import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { featureFlagQueries } from '@/entities/subscription';
import { useSessionUser } from '@/entities/session';
import { useIsNarrow } from '@/shared/ui/narrow';
import { texts } from './i18n';
import { showNotice } from '../../notices/show-notice';
import type { OpenScreen } from '../../routes/open-screens';
import { listenForOpenKeys } from './listen-for-open-keys';
import classes from './palette-opener.module.css';
import { paletteScreens } from './palette-screens';

/** Value of `aria-keyshortcuts`; ARIA prescribes these key names in every language. */
const KEY_SHORTCUTS = 'Control+K Meta+K';

const fetchPalette = async () => (await import('@/features/command-palette')).CommandPalette;
type Palette = Awaited<ReturnType<typeof fetchPalette>>;

/** Button and shortcuts (mod+K and /) that open the command palette; the palette's code is loaded on first use. */
export function PaletteOpener({ screens }: { screens: readonly OpenScreen[] }) {
  const user = useSessionUser();
  const { data: features } = useQuery(featureFlagQueries.mine());
  const [Shown, setShown] = useState<ComponentType<ComponentProps<Palette>>>();
  const isNarrow = useIsNarrow();
  const before = useRef<Element | null>(null);
  const navigate = useNavigate();

  const open = async () => {
    before.current = document.activeElement;
    try {
      const palette = await fetchPalette();
      setShown(() => palette);
    } catch {
      showNotice({ color: 'red', message: texts.notLoaded });
    }
  };
  const close = () => {
    setShown(undefined);
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const ask = useEffectEvent(() => void open());
  useEffect(() => listenForOpenKeys(() => ask()), []);

  if (!user) return null;
  return (
    <>
      {isNarrow ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={texts.search}
          onClick={() => void open()}
        >
          <Search size={20} aria-hidden />
        </ActionIcon>
      ) : (
        <button
          type="button"
          className={classes['opener']}
          aria-keyshortcuts={KEY_SHORTCUTS}
          onClick={() => void open()}
        >
          <Search size={16} aria-hidden />
          <span className={classes['words']}>{texts.search}</span>
          <kbd aria-hidden>{isApple() ? texts.appleKeys : texts.keys}</kbd>
        </button>
      )}
      {Shown && (
        <Shown
          screens={paletteScreens(screens, user, features)}
          onChoose={(path) => {
            // The new screen's heading takes the focus, so the palette must release it.
            if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
            setShown(undefined);
            void navigate(path);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
