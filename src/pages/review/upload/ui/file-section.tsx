import { Button } from '@mantine/core';
import { templateVariables } from '@/entities/label';
import type { ReviewVersion } from '@/entities/review';
import { FileChanges, FileDrop, FileFacts, FileRefusal } from '@/features/label-file';
import type { ReactNode } from 'react';
import { texts } from '../i18n';
import type { VersionForm } from '../model/version-form';
import classes from './upload.module.css';

interface FileSectionProps {
  form: VersionForm;
  /** Version whose file is replaced; undefined for a new one. */
  version: ReviewVersion | undefined;
  /** Version that has the present size of the label; undefined for the first one. */
  now: ReviewVersion | undefined;
  /** Notice about what the file replaces. */
  notice: ReactNode;
  fault: string | undefined;
}

/** Section for the file of the version: what it replaces, the choice of the file, and its changes. */
export function FileSection({ form, version, now, notice, fault }: FileSectionProps) {
  const { reading, refusal } = form;
  const chosen = form.values.read;
  return (
    <section className={classes['section']}>
      <h2>{version ? texts.newFile : texts.file}</h2>
      <div className={classes['words']}>{notice}</div>
      <FileDrop
        reading={reading}
        hasFile={chosen !== undefined || version !== undefined}
        onFile={form.readFile}
        fault={fault}
      />
      {refusal && <FileRefusal {...refusal} />}
      {chosen && (
        <>
          <FileFacts
            file={chosen}
            fileName={chosen.fileName}
            now={now}
            onSized={(sized) => form.change({ read: sized })}
          />
          {version && (
            <>
              <FileChanges before={templateVariables(version.template)} file={chosen} />
              <div>
                <Button variant="subtle" color="gray" onClick={form.leaveFile}>
                  {texts.discardFile}
                </Button>
              </div>
            </>
          )}
        </>
      )}
    </section>
  );
}
