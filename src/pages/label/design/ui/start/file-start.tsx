import { useState } from 'react';
import { FileDrop, FileFacts, FileRefusal, useLabelFile, type ExtractedLabel } from '@/features/label-file';
import { BusyButton } from '@/shared/ui/busy-button';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { templateIn } from '../../api/template-in';
import { useBegin } from '../../api/begin-design-mutation';
import { texts } from '../../i18n';
import type { StartProps } from './start-props';
import classes from './start.module.css';

/** Begins with a file: it is read by the server, what was changed while reading is shown, then it is designed. */
export function FileStart({ onStart }: StartProps) {
  const [chosen, setChosen] = useState<{ label: ExtractedLabel; fileName: string }>();
  const { read, reading, refusal } = useLabelFile((label, { name: fileName }) =>
    setChosen({ label, fileName }),
  );
  const { begin, reading: beginning, error } = useBegin(onStart);
  const isBusy = beginning !== undefined || reading !== undefined;
  const design = ({ label }: { label: ExtractedLabel }) => {
    if (isBusy) return;
    begin({
      key: 'file',
      read: async (client) => ({ template: await templateIn(client, label.template), name: label.name }),
    });
  };
  return (
    <div className={classes['panel']}>
      <FileDrop reading={reading} hasFile={chosen !== undefined} onFile={read} />
      {refusal && <FileRefusal {...refusal} />}
      {chosen && (
        <>
          <FileFacts
            file={chosen.label}
            fileName={chosen.fileName}
            onSized={(label) => setChosen({ ...chosen, label })}
          />
          <div>
            <BusyButton isBusy={isBusy} onClick={() => design(chosen)}>
              {texts.start.designFile}
            </BusyButton>
          </div>
        </>
      )}
      {error && <ErrorPanel error={error} title={texts.start.failed} />}
    </div>
  );
}
