import { ActionIcon, Button } from '@mantine/core';
import { Eye, Upload } from 'lucide-react';
import type { ReviewRole } from 'label-core/review';
import { generatePath, Link } from 'react-router';
import {
  mayUpload,
  previewPath,
  replacePath,
  reviewStep,
  reviewStepName,
  type ReviewedLabel,
} from '@/entities/review';
import { useListOrigin } from '@/shared/lib/way-back';
import { paths } from '@/shared/routes';
import { texts } from '../i18n';
import { waitsForMe } from '../model/review-filter';
import classes from './review-list.module.css';

/** Actions of this person for a label: the current step first, then the preview, then the upload of a next version. */
export function ReviewActions({ label, roles }: { label: ReviewedLabel; roles: readonly ReviewRole[] }) {
  const origin = useListOrigin();
  const { labelId, name, newest } = label;
  return (
    <div className={classes['actions']}>
      <TurnLink label={label} roles={roles} />
      {newest && (
        <ActionIcon
          component={Link}
          to={previewPath({ labelId, labelVersionId: newest.labelVersionId })}
          state={origin}
          variant="default"
          size={36}
          aria-label={texts.preview({ label: name })}
          title={texts.preview({ label: name })}
        >
          <Eye size={18} aria-hidden />
        </ActionIcon>
      )}
      {mayUpload(roles) && (
        <ActionIcon
          component={Link}
          to={generatePath(paths.qualityUpload, { labelId: String(labelId) })}
          state={origin}
          variant="default"
          size={36}
          aria-label={texts.upload({ label: name })}
          title={texts.upload({ label: name })}
        >
          <Upload size={18} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}

/** Link to the current step if it is this person's turn; otherwise nothing. */
function TurnLink({ label, roles }: { label: ReviewedLabel; roles: readonly ReviewRole[] }) {
  const origin = useListOrigin();
  const { labelId, name, open } = label;
  if (!open || !waitsForMe(label, roles)) return null;
  const version = { labelId, labelVersionId: open.labelVersionId, state: open.state };
  const step = reviewStep(version);
  const isDraft = step.kind === 'preview';
  const stepName = isDraft ? texts.editDraft : reviewStepName(step.kind);
  return (
    <Button
      component={Link}
      to={isDraft ? replacePath(version) : step.path}
      state={origin}
      variant="light"
      size="sm"
      aria-label={texts.stepOf({ step: stepName, label: name })}
    >
      {stepName}
    </Button>
  );
}
