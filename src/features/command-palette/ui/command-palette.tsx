import { Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { featureFlagQueries } from '@/entities/subscription';
import { useSessionUser, type SessionUser } from '@/entities/session';
import { useIsNarrow } from '@/shared/ui/narrow';
import { SEARCH_DEBOUNCE_MS } from '@/shared/config';
import { texts } from '../i18n';
import { type Command, type ScreenLink, screenCommands } from '../model/command';
import type { CommandGroup } from '../model/command-groups';
import { recentGroup } from '../model/recent-group';
import { keepRecent, readRecents } from '../model/recent-targets';
import { useRecordGroups } from '../model/use-record-groups';
import classes from './command-palette.module.css';
import { CommandSearch } from './command-search';

interface CommandPaletteProps {
  /** The screens this person may open. */
  screens: readonly ScreenLink[];
  /** Called with the path to open. */
  onChoose: (path: string) => void;
  onClose: () => void;
}

/**
 * Finds screens, articles, labels, orders and users, and opens the right screen for the person. Open while it is
 * mounted.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const user = useSessionUser();
  const isNarrow = useIsNarrow();
  if (!user) return null;
  return (
    <Modal.Root
      opened
      onClose={props.onClose}
      size={640}
      yOffset="12vh"
      padding={0}
      fullScreen={isNarrow}
      // The caller decides where the focus goes: a chosen screen takes it.
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={texts.title}>
        <Modal.Body className={classes['body']}>
          <Palette {...props} user={user} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Palette({ screens, user, onChoose, onClose }: CommandPaletteProps & { user: SessionUser }) {
  const [text, setText] = useState('');
  const words = text.trim();
  const [settledWords] = useDebouncedValue(words, SEARCH_DEBOUNCE_MS);
  const { data: features } = useQuery(featureFlagQueries.mine());
  const owner = `${user.organizationId}/${user.userId}`;
  const [recents] = useState(() => readRecents(owner));
  const seeker = { user, features };
  const records = useRecordGroups(words, settledWords, seeker);
  const groups: CommandGroup[] = [
    ...(words === '' ? [recentGroup(recents, screens, seeker)] : []),
    { name: 'screens', commands: screenCommands(screens, words) },
    ...records,
  ];
  const choose = ({ target, text: name, detail, path }: Command) => {
    keepRecent(owner, { target, text: name, detail });
    onChoose(path);
  };
  return <CommandSearch text={text} groups={groups} onType={setText} onChoose={choose} onClose={onClose} />;
}
