import { Alert, NativeSelect, Switch } from '@mantine/core';
import { csvDelimiters, encodingName, fileEncodings } from 'label-core/import';
import { texts } from '../i18n';
import { faultText } from '../model/fault-text';
import type { FileFormat } from '../model/import-work';
import type { ImportWizard } from '../model/use-import-wizard';
import classes from './import-data.module.css';
import { PreviewTable } from './preview-table';
import { StepFrame } from './step-frame';

const DELIMITERS = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

/** Step for the file format above a preview of the first rows, so that wrong characters are noticed before anything else happens. */
export function FormatStep({ wizard }: { wizard: ImportWizard }) {
  const { state, desk, lookAgain, startMapping, goTo } = wizard;
  const { look, source } = state;
  if (!look || !source) return null;
  const { format, isWorkbook, sheets } = look;
  const fault = faultText(look.fault);
  const set = (patch: Partial<FileFormat>) => void lookAgain(patch);
  return (
    <StepFrame
      title={texts.formatTitle}
      hint={texts.formatHint}
      onBack={() => goTo('file')}
      next={{ isBusy: desk.busy !== undefined, reason: fault, onNext: () => void startMapping() }}
    >
      <div className={classes['chips']}>
        {isWorkbook && (
          <NativeSelect
            label={texts.sheet}
            value={format.sheet}
            data={[...sheets]}
            onChange={({ currentTarget: { value } }) => set({ sheet: value })}
          />
        )}
        {!isWorkbook && !source.isPasted && (
          <NativeSelect
            label={texts.encoding}
            value={format.encoding}
            data={fileEncodings.map((value) => ({ value, label: encodingName(value) }))}
            onChange={({ currentTarget: { value } }) => {
              const encoding = fileEncodings.find((one) => one === value);
              if (encoding) set({ encoding });
            }}
          />
        )}
        {!isWorkbook && (
          <NativeSelect
            label={texts.delimiter}
            value={format.delimiter}
            data={csvDelimiters.map((value) => ({ value, label: texts.delimiters[DELIMITERS[value]] }))}
            onChange={({ currentTarget: { value } }) => {
              const delimiter = csvDelimiters.find((one) => one === value);
              if (delimiter) set({ delimiter });
            }}
          />
        )}
        <Switch
          className={classes['switch']}
          label={texts.hasHeader}
          size="md"
          checked={format.hasHeader}
          onChange={({ currentTarget: { checked } }) => set({ hasHeader: checked })}
        />
      </div>
      {(fault !== '' || desk.fault !== '') && (
        <Alert color="red" role="alert" title={texts.unreadable}>
          {fault === '' ? desk.fault : fault}
        </Alert>
      )}
      {fault === '' && <PreviewTable look={look} />}
    </StepFrame>
  );
}
