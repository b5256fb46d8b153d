import { Radio, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { refusalOf, refusalSentence, versionNumber, type ReviewVersion } from '@/entities/review';
import { qualityRolesOf, useSessionUser } from '@/entities/session';
import { type Decision, DecisionAnswers, DecisionComment, RestoredNote } from '@/features/review';
import { decideMutation, publishMutation } from '@/features/review';
import { formatDateTime } from '@/shared/lib/date';
import { texts } from '../i18n';
import {
  formatZone,
  fromLocalField,
  publishErrors,
  type PublishForm,
  toLocalField,
} from '../model/publish-form';
import classes from './publish.module.css';

interface PublishPanelProps {
  decision: Decision;
  published: ReviewVersion | undefined;
  form: PublishForm;
}

/** Form for the time and comment of a publication, with its consequence; or the way back to draft. */
export function PublishPanel({ decision, published, form }: PublishPanelProps) {
  const { seen, ask } = decision;
  const { mutateAsync: publish } = useMutation(publishMutation());
  const { mutateAsync: decide } = useMutation(decideMutation());
  const roles = qualityRolesOf(useSessionUser());
  const [openedAt] = useState(() => new Date());
  const [tried, setTried] = useState<'publish' | 'reject'>();
  const timeField = useRef<HTMLInputElement>(null);
  const commentField = useRef<HTMLTextAreaElement>(null);
  const headingId = useId();
  const { values, errors } = form;
  const own = publishErrors(values);
  const comment = values.comment.trim();
  const isStale = decision.news === 'file' || decision.conflict !== undefined;
  const reason = refusalSentence(seen, roles, 'publish') ?? (isStale ? texts.staleReason : '');
  const canReject = refusalOf(seen, roles, 'reject') === undefined && !isStale;
  if (!isStale && !canReject && reason !== '') return null;

  const at = values.when === 'later' ? fromLocalField(values.at) : undefined;
  const zone = formatZone(at ?? openedAt);
  const version = versionNumber(seen.version);
  const named = { label: seen.labelName, version };
  const effect = published
    ? texts.printsInstead({ ...named, before: versionNumber(published.version) })
    : texts.prints(named);
  const signed = (password: string | undefined) => ({
    versionHash: seen.versionHash,
    ...(password !== undefined && { password }),
  });
  const askToPublish = () => {
    if (reason !== '') return;
    setTried('publish');
    if (own['at'] !== undefined) return timeField.current?.focus();
    if (own['comment'] !== undefined) return commentField.current?.focus();
    const time = at && formatDateTime(at, { style: 'medium' });
    ask({
      title: time === undefined ? texts.publishTitle({ version }) : texts.scheduleTitle({ version }),
      effects:
        time === undefined
          ? [effect, texts.printedBefore]
          : [texts.publishedThen({ version, at: time, zone }), effect, texts.untilThen],
      comment,
      confirm: time === undefined ? texts.publishConfirm : texts.scheduleConfirm,
      tone: 'good',
      signs: time === undefined ? 'Publisher' : 'schedule',
      done: time === undefined ? texts.published(named) : texts.scheduled({ ...named, at: time }),
      send: (password) =>
        form.submit(() =>
          publish({
            labelVersionId: seen.labelVersionId,
            publishAt: at?.toISOString() ?? null,
            comment,
            ...signed(password),
          }),
        ),
    });
  };
  const askToReject = () => {
    if (!canReject) return;
    setTried('reject');
    if (comment === '' || own['comment'] !== undefined) return commentField.current?.focus();
    ask({
      title: texts.rejectTitle({ version }),
      effects: [
        texts.becomesDraft(named),
        seen.uploadedBy === '' ? texts.readByUploader : texts.readBy({ by: seen.uploadedBy }),
      ],
      comment,
      confirm: texts.rejectConfirm,
      tone: 'bad',
      done: texts.rejected(named),
      send: () =>
        form.submit(() =>
          decide({
            labelId: seen.labelId,
            labelVersionId: seen.labelVersionId,
            approved: false,
            comment,
            versionHash: seen.versionHash,
            state: seen.state,
          }),
        ),
    });
  };
  return (
    <section className={classes['panel']} aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.publication}</h2>
      <RestoredNote isRestored={form.isRestored} />
      <Radio.Group
        label={texts.when}
        value={values.when}
        onChange={(when) => form.change({ when: when === 'later' ? 'later' : 'now' })}
      >
        <div className={classes['choices']}>
          <Radio value="now" label={texts.now} />
          <Radio value="later" label={texts.later} />
        </div>
      </Radio.Group>
      {values.when === 'later' && (
        <TextInput
          ref={timeField}
          type="datetime-local"
          label={texts.at}
          description={texts.zone({ zone })}
          size="md"
          required
          min={toLocalField(openedAt)}
          value={values.at}
          error={tried === 'publish' || values.at !== '' ? errors['at'] : undefined}
          onChange={(event) => form.change({ at: event.currentTarget.value })}
        />
      )}
      <DecisionComment
        ref={commentField}
        hint={texts.commentHint}
        form={form}
        isNeeded={tried === 'reject'}
      />
      <p className={classes['effect']}>{effect}</p>
      <DecisionAnswers
        reason={reason}
        canReject={canReject}
        onReject={askToReject}
        yes={values.when === 'later' ? texts.schedule : texts.publish}
        onYes={askToPublish}
      />
    </section>
  );
}
