import { Button, Skeleton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { LimitNotice } from '@/entities/subscription';
import { FileDrop, FileFacts, FileRefusal, useLabelFile } from '@/features/label-file';
import { paths } from '@/shared/routes';
import { lazyPart } from '@/shared/ui/lazy-part';
import { PageFrame } from '@/shared/ui/page-frame';
import { addLabelMutation } from '../api/save-label-mutation';
import { texts } from '../i18n';
import { newLabelRequest, rulesOf, useNewLabelForm } from '../model/label-form';
import classes from './setup.module.css';

/** Loaded after a file was read, which takes longer than loading these. */
const LabelHero = lazyPart(async () => ({ default: (await import('./label-hero')).LabelHero }));
const NewLabelFields = lazyPart(async () => ({
  default: (await import('./new-label-fields')).NewLabelFields,
}));

/** /addlabel - a new label from a file: read, previewed, named, and added. */
export function AddLabelPage() {
  const form = useNewLabelForm();
  const { values, change, errors } = form;
  const { mutateAsync: add } = useMutation(addLabelMutation());
  const { read, reading, fileState, refusal } = useLabelFile((file, { name: fileName }) =>
    change((entered) => ({
      file: { ...file, fileName },
      rules: rulesOf(file),
      // A typed name is kept, also one typed while the file was read; the file's own name is only a suggestion.
      name: entered.name === '' || entered.name === entered.file?.name ? file.name : entered.name,
    })),
  );
  const { file } = values;
  return (
    <PageFrame
      title={texts.addTitle}
      description={texts.addDescription({ placeholder: '{{variables}}' })}
      backTo={paths.labels}
      form={{ ...form, fileState }}
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
            <FileDrop reading={reading} hasFile={file !== undefined} onFile={read} fault={errors['file']} />
            {refusal && <FileRefusal {...refusal} />}
            {file ? (
              <FileFacts file={file} fileName={file.fileName} onSized={(sized) => change({ file: sized })} />
            ) : (
              <div>
                <Button component={Link} to={paths.labelDesignNew} variant="subtle">
                  {texts.design}
                </Button>
                <Button component={Link} to={paths.standardLabels} variant="subtle">
                  {texts.fromStandard}
                </Button>
                <Button component={Link} to={paths.labelFiles} variant="subtle">
                  {texts.aboutFiles}
                </Button>
              </div>
            )}
          </section>
          {file && (
            <Suspense fallback={<Skeleton height={480} />}>
              <NewLabelFields values={values} errors={errors} change={change} template={file.template} />
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
