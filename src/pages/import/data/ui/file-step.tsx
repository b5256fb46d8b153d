import { Alert, Button, NativeSelect, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ImportKind } from 'label-core/import';
import { dataImportQueries } from '@/entities/data-import';
import { FileDrop } from '@/features/table-file';
import { saveFile } from '@/shared/lib/save-file';
import { texts } from '../i18n';
import { templateFile } from '../model/template-file';
import type { ImportWizard } from '../model/use-import-wizard';
import classes from './import-data.module.css';
import { PasteTable } from './paste-table';
import { StepFrame } from './step-frame';

const kinds: readonly ImportKind[] = ['articles', 'orders'];

interface FileStepProps {
  wizard: ImportWizard;
  keys: readonly string[];
  /** Called when a file was chosen: the code of the next steps can be loaded. */
  onChoosing: () => void;
}

/** Step for the kind of records and their source. */
export function FileStep({ wizard, keys, onChoosing }: FileStepProps) {
  const { state, desk, change, take, chooseKind, goTo } = wizard;
  const { kind, source } = state;
  const isBusy = desk.busy !== undefined;
  const choose = (file: File, isPasted: boolean) => {
    onChoosing();
    void take(file, isPasted);
  };
  return (
    <StepFrame
      title={texts.fileTitle}
      {...(source ? { next: { isBusy, reason: '', onNext: () => goTo('format') } } : {})}
    >
      <Radio.Group
        label={texts.kind}
        value={kind}
        onChange={(value) => chooseKind(kinds.find((one) => one === value) ?? 'articles')}
      >
        <div className={classes['choices']}>
          {kinds.map((one) => (
            <Radio
              key={one}
              value={one}
              size="md"
              label={texts.kinds[one]}
              description={texts.kindHints[one]}
            />
          ))}
        </div>
      </Radio.Group>
      <ConfigurationChoice wizard={wizard} />
      <FileDrop chosen={source?.file} isReading={isBusy} onTake={(file) => choose(file, false)} />
      <PasteTable
        text={state.pasted}
        onChange={(pasted) => change({ pasted })}
        isBusy={isBusy}
        onTake={(text) => choose(new File([text], texts.pastedName, { type: 'text/csv' }), true)}
      />
      <div>
        <Button
          variant="subtle"
          className={classes['template']}
          onClick={() => saveFile(templateFile(kind, keys), texts.templateName[kind])}
        >
          {texts.template[kind]}
        </Button>
      </div>
      {desk.fault !== '' && (
        <Alert color="red" role="alert" title={texts.unreadable}>
          {desk.fault}
        </Alert>
      )}
    </StepFrame>
  );
}

/** Shown only if there are configurations: a person who may not see them only lacks a shortcut. */
function ConfigurationChoice({ wizard: { state, applyConfiguration } }: { wizard: ImportWizard }) {
  const { data: configurations = [] } = useQuery(dataImportQueries.configurations());
  if (configurations.length === 0) return null;
  return (
    <NativeSelect
      className={classes['narrow']}
      label={texts.configuration}
      description={texts.configurationHint}
      size="md"
      value={state.configurationId}
      data={[
        { value: '', label: texts.noConfiguration },
        ...configurations.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        void applyConfiguration(configurations.find(({ id }) => String(id) === value))
      }
    />
  );
}
