import { Button, Skeleton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useSessionUser } from '@/entities/session';
import { LimitNotice } from '@/entities/subscription';
import { useDraftForm } from '@/shared/lib/draft-form';
import type { FormFaults } from '@/shared/lib/form-faults';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { lazyPart } from '@/shared/ui/lazy-part';
import { FileDrop, FileFacts, FileRefusal, useLabelFile } from '@/features/label-file';
import { addLabelMutation } from '../api/save-label-mutation';
import { newLabelDraftSchema } from '../model/label-draft-schema';
import { newLabelFaults } from '../model/label-faults';
import { newLabelRequest } from '../model/label-requests';
import { NEW_LABEL, rulesOf } from '../model/label-values';
import classes from './setup.module.css';
import { texts } from './texts';

/** What comes once a file was read, which takes longer than these. */
const LabelHero = lazyPart(async () => ({ default: (await import('./label-hero')).LabelHero }));
const NewLabelFields = lazyPart(async () => ({
  default: (await import('./new-label-fields')).NewLabelFields,
}));

/** /addlabel - a label out of a file: read, looked at, named, and added. */
export function AddLabelPage() {
  const user = useSessionUser();
  const form = useDraftForm({
    owner: user?.userId ?? '',
    form: 'label',
    thing: 'new',
    saved: NEW_LABEL,
    schema: newLabelDraftSchema,
    faultsOf: newLabelFaults,
  });
  const { values, change, reason } = form;
  const { mutateAsync: add } = useMutation(addLabelMutation());
  const [isTried, setTried] = useState(false);
  const { read, reading, refusal } = useLabelFile((file, { name: fileName }) =>
    change((entered) => ({
      file: { ...file, fileName },
      rules: rulesOf(file),
      // What somebody typed stays, also while the file was read; the file's own name is only a proposal.
      name: entered.name === '' || entered.name === entered.file?.name ? file.name : entered.name,
    })),
  );
  const faults: FormFaults = isTried ? { ...form.found, ...form.faults } : form.found;
  const { file } = values;
  return (
    <PageFrame
      title={texts.addTitle}
      description={texts.addDescription}
      backTo={paths.labels}
      isChanged={form.isChanged}
      isRestored={form.isRestored}
      validate={() => (reason === '' ? { isValid: true } : { isValid: false, reason })}
      onRefused={() => setTried(true)}
      submit={{
        kind: 'add',
        text: texts.add,
        run: () => form.submit((entered) => add(newLabelRequest(entered))),
      }}
    >
      <div className={classes['columns']}>
        <div className={classes['form']}>
          <LimitNotice limit="labels" />
          <section className={classes['section']}>
            <h2>{texts.file}</h2>
            <FileDrop
              reading={reading}
              hasFile={file !== undefined}
              onFile={read}
              fault={isTried ? faults['file'] : undefined}
            />
            {refusal && <FileRefusal {...refusal} />}
            {file ? (
              <FileFacts file={file} fileName={file.fileName} />
            ) : (
              <div>
                <Button component={Link} to={paths.standardLabels} variant="subtle">
                  {texts.fromStandard}
                </Button>
              </div>
            )}
          </section>
          {file && (
            <Suspense fallback={<Skeleton height={480} />}>
              <NewLabelFields values={values} faults={faults} change={change} template={file.template} />
            </Suspense>
          )}
        </div>
        {file && (
          <Suspense fallback={<Skeleton height={240} />}>
            <LabelHero label={{ ...file, name: values.name }} rules={values.rules} />
          </Suspense>
        )}
      </div>
    </PageFrame>
  );
}
