import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { ChevronDown, Keyboard, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Step } from '../model/history';
import type { Designing } from '../model/use-designing';
import classes from './designer.module.css';
import { texts } from './i18n';

interface HistoryButtonsProps {
  designing: Designing;
  onHelp: () => void;
}

/** Undo and redo, with the names of their steps, and the keys. */
export function HistoryButtons({ designing: { history, undo, redo }, onHelp }: HistoryButtonsProps) {
  return (
    <div className={classes['history']}>
      <HistoryButton
        label={texts.history.undo}
        step={history.done.at(-1)?.words}
        onPress={undo}
        icon={<Undo2 size={18} aria-hidden />}
      />
      <StepMenu steps={history.done} undo={undo} />
      <HistoryButton
        label={texts.history.redo}
        step={history.undone.at(-1)?.words}
        onPress={redo}
        icon={<Redo2 size={18} aria-hidden />}
      />
      <ActionIcon variant="default" size={36} aria-label={texts.help.open} onClick={onHelp}>
        <Keyboard size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** Steps that the menu lists, the last one first. */
const LISTED = 15;

/** Undoes several steps at once: to before the one that is chosen. */
function StepMenu({ steps, undo }: { steps: readonly Step[]; undo: () => void }) {
  const listed = steps.slice(-LISTED).toReversed();
  const undoThrough = (index: number) => {
    for (let step = 0; step <= index; step += 1) undo();
  };
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={texts.history.steps}
          disabled={steps.length === 0}
        >
          <ChevronDown size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {listed.map(({ words }, index) => (
          <Menu.Item key={steps.length - index} onClick={() => undoThrough(index)}>
            {words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface HistoryButtonProps {
  label: string;
  /** What was done; undefined when there is no such step. */
  step: string | undefined;
  onPress: () => void;
  icon: ReactNode;
}

function HistoryButton({ label, step, onPress, icon }: HistoryButtonProps) {
  return (
    <Tooltip label={step ?? ''} disabled={step === undefined}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={step === undefined ? label : texts.history.of({ action: label, step })}
        aria-disabled={step === undefined}
        onClick={onPress}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
