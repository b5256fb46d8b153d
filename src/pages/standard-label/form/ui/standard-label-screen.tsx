import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { PenTool } from 'lucide-react';
import { useState } from 'react';
import { generatePath, Link, Navigate } from 'react-router';
import type { StandardLabel } from '@/entities/standard-label';
import { useLimit } from '@/entities/subscription';
import { orNotOffered } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { Badge } from '@/shared/ui/badge';
import { deleteStandardLabelMutation } from '../api/standard-label-mutation';
import { texts } from '../i18n';
import { type Subject, useStandardForm } from '../model/standard-form';
import { useMakeLabel } from '../model/use-make-label';
import { MakeLabel } from './make-label';
import { ParameterFields } from './parameter-fields';
import { SamplePreview } from './sample-preview';
import classes from './standard-label.module.css';

interface StandardLabelScreenProps {
  subject: Subject;
  /** All standard labels of the organisation: a new one starts with the values entered for others. */
  all: readonly StandardLabel[];
}

/** Parameters on the left, preview of the label on the right, and the creation of a label. */
export function StandardLabelScreen({ subject, all }: StandardLabelScreenProps) {
  const { template, kept } = subject;
  const form = useStandardForm(subject, all);
  const { keep, make } = useMakeLabel(subject);
  const { mutateAsync: remove } = useMutation(deleteStandardLabelMutation());
  const [next, setNext] = useState<string>();
  const isFull = useLimit('labels')?.isBlocked ?? false;
  const reason = form.reason || (isFull ? texts.fullReason : '');
  if (next !== undefined) return <Navigate to={next} replace />;
  const { values, saved } = form;
  const isSame = values.name === saved.name && sameTexts(values.parameters, saved.parameters);
  return (
    <PageFrame
      title={kept?.name ?? template.name}
      description={kept ? texts.madeFrom({ template: template.name }) : template.description}
      {...(kept && { badge: <Badge>{texts.kept}</Badge> })}
      backTo={paths.standardLabels}
      form={{ ...form, reason }}
      submit={{
        kind: 'save',
        text: texts.save,
        run: () =>
          form.submit(async (entered, begunOn) => {
            const labelId = await make(entered, begunOn, isSame);
            setNext(
              labelId === undefined ? paths.labels : generatePath(paths.label, { id: String(labelId) }),
            );
          }),
      }}
      {...(kept && {
        removal: {
          name: kept.name,
          run: () => orNotOffered(remove(kept.standardLabelId), texts.deleteNotOffered),
        },
      })}
    >
      <div className={classes['columns']}>
        <div className={classes['form']}>
          <ParameterFields template={template} form={form} />
          <div>
            <Button
              component={Link}
              to={`${paths.labelDesignNew}?from=${kept?.standardLabelId ?? template.templateId}`}
              variant="default"
              leftSection={<PenTool size={16} aria-hidden />}
            >
              {texts.design}
            </Button>
          </div>
          <MakeLabel
            form={form}
            isFull={isFull}
            isKept={kept !== undefined}
            onKeep={() =>
              form.submit(async (entered, begunOn) => {
                const now = await keep(entered, begunOn);
                if (kept) return;
                const id = now && String(now.standardLabelId);
                setNext(id === undefined ? paths.standardLabels : generatePath(paths.standardLabel, { id }));
              })
            }
          />
        </div>
        <SamplePreview template={template} values={values} />
      </div>
    </PageFrame>
  );
}

const sameTexts = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
