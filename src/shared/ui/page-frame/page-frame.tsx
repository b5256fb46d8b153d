import { Alert, Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { uiTexts } from '../i18n';
import { forgetOpenDrafts } from '../../lib/form';
import { useWayBack } from '../../lib/way-back';
import { PageHeader } from '../page-header';
import { DeletedNotice } from './deleted-notice';
import { FrameBar } from './frame-bar';
import type { FrameQuestion } from './frame-dialog';
import { deleteQuestion, discardQuestion, faultQuestion } from './frame-questions';
import { FrameDialog } from './lazy-dialog';
import classes from './page-frame.module.css';
import { type FileState, useAfterFile } from './use-after-file';
import { type FrameFault, useFrameAction } from './use-frame-action';
import { useLeaveGuard } from './leave-guard';

const texts = uiTexts.pageFrame;

/** Parts of a form that the frame needs; `useDraftForm` returns all of them. */
export interface FramedForm {
  /** The form has unsaved changes. */
  isChanged: boolean;
  /** The form contains the draft from before a reload or the end of a session. */
  isRestored?: boolean;
  /** Sentence that says why the form cannot be submitted; "" if it can. It disables Save, and blocks adding. */
  reason?: string;
  /** The form's file: a submit waits while it is being read. */
  fileState?: FileState;
  /** The person has tried to submit. */
  isTried?: boolean;
  /** Called on the first attempt to submit: from then on the fields show their errors. */
  markTried?: () => void;
  /** Restores the saved values. */
  discard: () => void;
}

interface PageFrameProps {
  title: string;
  description?: ReactNode;
  badge?: ReactNode;
  /** Path of the list of this screen: Back and Cancel lead there, to the list as it was left. */
  backTo: string;
  form: FramedForm;
  /** `save` keeps the screen open, `add` creates a record and opens the list. Rejects with ApiError. */
  submit: {
    kind: 'save' | 'add';
    text?: string;
    run: () => Promise<unknown>;
    /** Returns the target after adding; the list by default. */
    landing?: () => { path: string; state: unknown } | undefined;
  };
  /** Deletes the record of this screen; `name` is its display name. Rejects with ApiError. */
  removal?: { name: string; run: () => Promise<unknown> };
  children: ReactNode;
}

type Asking = 'discard' | 'delete' | { sentence: string; fault: FrameFault } | undefined;

/** Frame of all form screens: back, cancel, save or add, delete, and the confirmations. */
export function PageFrame(props: PageFrameProps) {
  const { title, description, badge, backTo, form, submit, removal, children } = props;
  const { isChanged, reason = '' } = form;
  const isAdding = submit.kind === 'add';
  const wayBack = useWayBack(backTo);
  const navigate = useNavigate();
  const [isDeleted, setDeleted] = useState(false);
  const guard = useLeaveGuard(isChanged && !isDeleted);
  const action = useFrameAction();
  const element = useRef<HTMLFormElement>(null);
  const [asking, setAsking] = useState<Asking>();
  const [isSaved, setSaved] = useState(false);

  const send = async () => {
    form.markTried?.();
    if (reason !== '') {
      // After the commit in which the fields receive their errors.
      queueMicrotask(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const ended = await action.run(submit.run);
    if (!ended) return;
    if ('fault' in ended) return setAsking({ sentence: texts.saveFailed, fault: ended.fault });
    setSaved(true);
    if (!isAdding) return;
    guard.open();
    const landing = submit.landing?.();
    if (landing) void navigate(landing.path, { state: landing.state, replace: true });
    else wayBack.go();
  };

  const remove = async () => {
    if (!removal) return;
    const ended = await action.run(removal.run);
    if (!ended) return;
    if ('fault' in ended)
      return setAsking({ sentence: texts.deleteFailed({ name: removal.name }), fault: ended.fault });
    guard.open();
    forgetOpenDrafts();
    setAsking(undefined);
    setDeleted(true);
  };

  const discard = () => {
    setAsking(undefined);
    form.discard();
  };

  const abandon = () => {
    forgetOpenDrafts();
    guard.leave();
  };

  const question = (): FrameQuestion | undefined => {
    if (guard.isAsking) return discardQuestion(abandon);
    if (asking === 'discard') return discardQuestion(discard);
    if (asking === 'delete')
      return removal && deleteQuestion(removal.name, action.isBusy, () => void remove());
    return asking && faultQuestion(asking.sentence, asking.fault);
  };

  const isOpen = !isDeleted && asking === undefined && !guard.isAsking;
  const afterFile = useAfterFile(form.fileState, () => {
    if (isOpen) void send();
  });
  useHotkeys(
    [
      [
        'mod+S',
        () => {
          if (isOpen) element.current?.requestSubmit();
        },
      ],
    ],
    [],
  );

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        afterFile.submit();
      }}
    >
      <PageHeader
        title={title}
        description={description}
        badge={badge}
        backTo={backTo}
        actions={
          removal &&
          !isDeleted && (
            <Button variant="subtle" color="red" onClick={() => setAsking('delete')}>
              {texts.delete}
            </Button>
          )
        }
      />
      <div className={classes['fields']} inert={isDeleted}>
        {form.isRestored === true && (
          <Alert color="gray" role="status" mb="md">
            {texts.restored}
          </Alert>
        )}
        {children}
      </div>
      {isDeleted ? (
        <DeletedNotice name={removal?.name ?? title} onGo={wayBack.go} />
      ) : (
        <FrameBar
          submit={submit.text ?? texts[submit.kind]}
          isChanged={isChanged}
          isSaved={isSaved}
          isBusy={afterFile.isWaiting || (action.isBusy && asking !== 'delete')}
          isBlocked={!isAdding && reason !== ''}
          // A new form shows no error before the first attempt to submit.
          reason={isAdding && form.isTried !== true ? '' : reason}
          onCancel={wayBack.go}
          onDiscard={isAdding ? undefined : () => setAsking('discard')}
        />
      )}
      <Suspense>
        <FrameDialog
          question={question()}
          onClose={() => (guard.isAsking ? guard.stay() : setAsking(undefined))}
        />
      </Suspense>
    </form>
  );
}
