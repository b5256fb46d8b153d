import { Alert, Button, Modal } from '@mantine/core';
import { useRef, useState, type SubmitEvent } from 'react';
import { fullNameOf, useSessionUser } from '@/entities/session';
import { toApiError, type ApiError } from '@/shared/api';
import { BusyButton } from '@/shared/ui/busy-button';
import { PasswordField } from '@/shared/ui/password-field';
import { texts } from '../i18n';
import classes from './review.module.css';

/** Pending decision, in words. */
export interface DecisionQuestion {
  title: string;
  /** Consequences, one sentence each. */
  effects: readonly string[];
  /** Comment of the decision; "" for none. */
  comment: string;
  /** Label of the button. */
  confirm: string;
  tone: 'good' | 'bad';
  /** State of the review that a signature ends, or `schedule`: what the history says of it. Undefined for what is not signed. */
  signs?: string;
}

interface ConfirmDecisionProps {
  question: DecisionQuestion;
  asksPassword: boolean;
  /** Sends the decision; rejects with ApiError. */
  send: (password: string | undefined) => Promise<void>;
  /** Called when the version is no longer the one the person has seen, so that the question is void. */
  onConflict: (error: ApiError) => void;
  onClose: () => void;
}

const CONFLICT = 409;

/** Dialog that says what will happen before it does, and asks for the password if the organisation requires it. */
export function ConfirmDecision({ question, asksPassword, send, onConflict, onClose }: ConfirmDecisionProps) {
  const user = useSessionUser();
  const by = user ? fullNameOf(user) : '';
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<ApiError>();
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const ofPassword = fault?.problems.find((problem) => problem.field === 'password')?.message;
  const passwordError = ofPassword ?? (isTried && password === '' ? texts.passwordNeeded : undefined);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    setFault(undefined);
    if (asksPassword && password === '') {
      field.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await send(asksPassword ? password : undefined);
    } catch (error) {
      const found = toApiError(error);
      setBusy(false);
      if (found.status === CONFLICT) return onConflict(found);
      setFault(found);
      if (asksPassword) field.current?.focus();
    }
  };

  return (
    <Modal
      opened
      onClose={() => {
        if (!isBusy) onClose();
      }}
      title={question.title}
      returnFocus={false}
      centered
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className={classes['question']}>
        {question.effects.map((effect) => (
          <p key={effect}>{effect}</p>
        ))}
        {question.comment !== '' && (
          <blockquote className={classes['comment']} dir="auto">
            {question.comment}
          </blockquote>
        )}
        {asksPassword && (
          <PasswordField
            ref={field}
            label={texts.password}
            description={texts.signs({ what: question.signs ?? '', by })}
            autoComplete="current-password"
            required
            data-autofocus
            value={password}
            error={passwordError}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              setFault(undefined);
            }}
          />
        )}
        {fault && ofPassword === undefined && (
          <Alert color="red" role="alert" title={texts.notDecided}>
            {fault.message}
          </Alert>
        )}
        <div className={classes['answers']}>
          <Button variant="default" data-autofocus={!asksPassword || undefined} onClick={onClose}>
            {texts.goBack}
          </Button>
          <BusyButton type="submit" isBusy={isBusy} {...(question.tone === 'bad' && { color: 'red' })}>
            {question.confirm}
          </BusyButton>
        </div>
      </form>
    </Modal>
  );
}
