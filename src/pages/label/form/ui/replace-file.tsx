import { Alert, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { ReviewNotice, type LabelSetup } from '@/entities/label';
import { BusyButton } from '@/shared/ui/busy-button';
import { ErrorPanel } from '@/shared/ui/error-panel';
import {
  FileDrop,
  FileFacts,
  FileRefusal,
  FileChanges,
  fileInRealSize,
  useLabelFile,
  type ExtractedLabel,
} from '@/features/label-file';
import { replaceFileMutation } from '../api/save-label-mutation';
import { texts } from '../i18n';
import { rulesOf } from '../model/label-form';
import { LabelHero } from './label-hero';
import classes from './setup.module.css';

interface ReplaceFileProps {
  label: LabelSetup;
  /** The form above has unsaved changes: both saves at once would overwrite each other. */
  isBlocked: boolean;
}

interface Chosen {
  read: ExtractedLabel;
  file: File;
}

/**
 * Section that replaces the label's file: the new file is read first, its differences are shown, and only then does it
 * replace the old one.
 */
export function ReplaceFile({ label, isBlocked }: ReplaceFileProps) {
  const [chosen, setChosen] = useState<Chosen>();
  const { read, reading, refusal } = useLabelFile((extracted, file) => setChosen({ read: extracted, file }));
  const { mutate, isPending, isSuccess, error, reset } = useMutation(replaceFileMutation());
  const { labelId, revision, version } = label;
  // What was chosen before is not saved while a newer file is being read.
  const isBusy = isPending || reading !== undefined;
  const replace = (one: Chosen) => {
    const file = fileInRealSize(one.file, one.read);
    if (!isBusy) mutate({ labelId, revision, file }, { onSuccess: () => setChosen(undefined) });
  };
  return (
    <section className={classes['section']}>
      <h2>{texts.replace}</h2>
      <p className={classes['hint']}>{isBlocked ? texts.replaceBlocked : texts.replaceHint}</p>
      {!isBlocked && (
        <>
          <FileDrop
            reading={reading}
            hasFile={chosen !== undefined}
            onFile={(file) => {
              reset();
              read(file);
            }}
          />
          {refusal && <FileRefusal {...refusal} />}
          {chosen && (
            <>
              <FileFacts
                file={chosen.read}
                fileName={chosen.file.name}
                now={label}
                onSized={(sized) => setChosen({ ...chosen, read: sized })}
              />
              <FileChanges before={label.variables} file={chosen.read} />
              <LabelHero
                title={texts.previewOfFile}
                label={{ ...chosen.read, name: label.name }}
                rules={rulesOf(chosen.read)}
              />
              <ReviewNotice />
              <div className={classes['facts']}>
                <BusyButton isBusy={isBusy} onClick={() => replace(chosen)}>
                  {version === undefined ? texts.replace : texts.replaceAs({ version: version + 1 })}
                </BusyButton>
                <Button variant="subtle" color="gray" onClick={() => setChosen(undefined)}>
                  {texts.discardFile}
                </Button>
              </div>
            </>
          )}
          {error && <ErrorPanel error={error} title={texts.replaceFailed} />}
        </>
      )}
      {isSuccess && (
        <Alert color="gray" role="status" icon={<CircleCheck aria-hidden />}>
          {texts.replaced}
        </Alert>
      )}
    </section>
  );
}
