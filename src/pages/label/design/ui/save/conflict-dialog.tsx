import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LabelTemplate } from 'label-core';
import { Suspense, useId, useState } from 'react';
import type { Id } from '@/shared/api';
import { BusyButton } from '@/shared/ui/busy-button';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { lazyPart } from '@/shared/ui/lazy-part';
import { useFocusBack } from '@/shared/ui/main-focus';
import { designBaseQueries } from '../../api/design-base-queries';
import { conflictWords } from '../../model/conflict-words';
import type { DesignBase } from '../../model/design-thing';
import type { DesignRights } from '../../model/save-ways';
import type { Conflict } from '../../model/use-save-bar';
import { texts } from '../../i18n';
import classes from './save.module.css';

const words = texts.save.conflict;

/** Loaded when it is first opened. */
const CompareDrawer = lazyPart(async () => ({
  default: (await import('../compare-drawer')).CompareDrawer,
}));

interface ConflictDialogProps {
  /** Undefined: the dialog is closed. */
  conflict: Conflict | undefined;
  /** What the design was made out of. */
  base: DesignBase;
  /** The design itself. */
  template: LabelTemplate;
  rights: DesignRights;
  isBusy: boolean;
  /** Saves the design over what somebody else saved. */
  onMine: (theirs: DesignBase) => void;
  onTheirs: (theirs: DesignBase) => void;
  onClose: () => void;
}

/** Says who saved meanwhile, and asks what becomes of both designs. Esc and a click outside change nothing. */
export function ConflictDialog({ conflict, base, onClose, ...actions }: ConflictDialogProps) {
  const isOpen = conflict !== undefined && base.labelId !== undefined;
  const [compared, setCompared] = useState<DesignBase>();
  /** Conflict whose differences were looked at. */
  const [seen, setSeen] = useState<Conflict>();
  useFocusBack(isOpen);
  return (
    <>
      <Modal
        // The comparison takes its place, and gives it back.
        opened={isOpen && !compared}
        returnFocus={false}
        onClose={onClose}
        title={words.title}
        centered
        transitionProps={{ duration: 0 }}
        closeButtonProps={{ 'aria-label': words.close }}
      >
        {conflict && base.labelId !== undefined && (
          <ConflictChoice
            key={base.labelId}
            {...actions}
            conflict={conflict}
            base={base}
            labelId={base.labelId}
            onClose={onClose}
            hasCompared={seen === conflict}
            onCompare={setCompared}
          />
        )}
      </Modal>
      {isOpen && compared && (
        <Suspense>
          <CompareDrawer
            title={words.compared}
            base={compared}
            template={actions.template}
            onClose={() => {
              setSeen(conflict);
              setCompared(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface ConflictChoiceProps extends ConflictDialogProps {
  conflict: Conflict;
  labelId: Id;
  /** The differences were looked at: the focus comes back to their button. */
  hasCompared: boolean;
  onCompare: (theirs: DesignBase) => void;
}

function ConflictChoice(props: ConflictChoiceProps) {
  const id = useId();
  const { conflict, base, labelId, rights, isBusy, onMine, onTheirs, onClose } = props;
  const { hasCompared, onCompare } = props;
  const { data: theirs, error, isFetching, refetch } = useQuery(designBaseQueries.newest(labelId, rights));
  const isBlocked = isBusy || isFetching || theirs === undefined;
  const whenRead = (use: (theirs: DesignBase) => void) => () => {
    if (!isBlocked) use(theirs);
  };
  return (
    <div className={classes['choice']}>
      <p className={classes['words']}>{conflictWords({ error: conflict.error, mine: base, theirs })}</p>
      <p role="status" className={classes['hint']}>
        {isFetching && words.reading}
      </p>
      {error && !theirs && <ErrorPanel error={error} title={words.unread} onRetry={() => void refetch()} />}
      <BusyButton
        fullWidth
        variant="default"
        isBusy={false}
        isBlocked={isBlocked}
        aria-haspopup="dialog"
        data-autofocus={hasCompared || undefined}
        onClick={whenRead(onCompare)}
      >
        {words.compare}
      </BusyButton>
      <div className={classes['way']}>
        <BusyButton
          fullWidth
          isBusy={isBusy}
          isBlocked={isBlocked}
          aria-describedby={`${id}-mine`}
          onClick={whenRead(onMine)}
        >
          {words.mine}
        </BusyButton>
        <p id={`${id}-mine`} className={classes['hint']}>
          {words.mineHint}
        </p>
      </div>
      <div className={classes['way']}>
        <BusyButton
          fullWidth
          variant="default"
          isBusy={false}
          isBlocked={isBlocked}
          aria-describedby={`${id}-theirs`}
          onClick={whenRead(onTheirs)}
        >
          {words.theirs}
        </BusyButton>
        <p id={`${id}-theirs`} className={classes['hint']}>
          {words.theirsHint}
        </p>
      </div>
      <Button
        fullWidth
        variant="subtle"
        color="gray"
        data-autofocus={!hasCompared || undefined}
        onClick={onClose}
      >
        {words.back}
      </Button>
    </div>
  );
}
