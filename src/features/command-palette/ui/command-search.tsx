import { ActionIcon } from '@mantine/core';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { texts } from '../i18n';
import { type Command, nextActive } from '../model/command';
import { commandsOf, type CommandGroup } from '../model/command-groups';
import { SEARCH_MAX_CHARS } from '../config/limits';
import { CommandList } from './command-list';
import classes from './command-palette.module.css';
import { SearchNotes } from './search-notes';

interface CommandSearchProps {
  text: string;
  groups: readonly CommandGroup[];
  onType: (text: string) => void;
  onChoose: (command: Command) => void;
  onClose: () => void;
}

const STEPS = new Map<string, 1 | -1>([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** Combobox: the focus stays in the field, the arrow keys highlight a line, Enter opens it. */
export function CommandSearch({ text, groups, onType, onChoose, onClose }: CommandSearchProps) {
  const [marked, setMarked] = useState<string>();
  const id = useId();
  const commands = commandsOf(groups);
  const keys = commands.map(({ key }) => key);
  // By default the first line is highlighted, also after the highlighted one has disappeared.
  const active = commands.find(({ key }) => key === marked) ?? commands[0];
  const activeId = active && optionId(id, active.key);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const takeKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS.get(event.key);
    if (step !== undefined) {
      event.preventDefault();
      setMarked(nextActive(keys, active?.key, step));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active) onChoose(active);
    }
  };

  return (
    <>
      <div className={classes['top']}>
        <Search size={20} aria-hidden />
        <input
          className={classes['input']}
          type="text"
          role="combobox"
          aria-label={texts.label}
          aria-autocomplete="list"
          aria-expanded={commands.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          placeholder={texts.placeholder}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          maxLength={SEARCH_MAX_CHARS}
          value={text}
          onChange={(event) => {
            setMarked(undefined);
            onType(event.currentTarget.value);
          }}
          onKeyDown={takeKey}
        />
        <ActionIcon variant="subtle" color="gray" size={44} onClick={onClose} aria-label={texts.close}>
          <X size={20} aria-hidden />
        </ActionIcon>
      </div>
      <CommandList
        listId={`${id}-list`}
        groups={groups}
        activeKey={active?.key}
        optionIdOf={(key) => optionId(id, key)}
        onMark={setMarked}
        onChoose={onChoose}
      />
      <SearchNotes text={text} groups={groups} />
      <KeyHints />
    </>
  );
}

/** Ids must not contain spaces. */
const optionId = (id: string, key: string) => `${id}-${encodeURIComponent(key)}`;

/** Visible hints on the keys: people with a screen reader know the pattern. */
function KeyHints() {
  return (
    <p className={classes['hints']} aria-hidden>
      <span>
        <kbd>{texts.arrows}</kbd> {texts.choose}
      </span>
      <span>
        <kbd>{texts.enter}</kbd> {texts.open}
      </span>
      <span>
        <kbd>{texts.escape}</kbd> {texts.leave}
      </span>
    </p>
  );
}
