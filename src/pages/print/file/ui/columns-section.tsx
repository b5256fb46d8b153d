import { NativeSelect } from '@mantine/core';
import { variableLabel } from '@/entities/label';
import { columnTitle } from '@/features/table-file';
import { texts } from '../i18n';
import { sourceOf } from '../model/column-mapping';
import type { PrintFileForm } from '../model/use-print-file';
import classes from './print-file.module.css';
import { SourceRow } from './source-row';
import { StepSection } from './step-section';

/** Step that says what fills each variable of the label, and how many labels a row gives. */
export function ColumnsSection({ form }: { form: PrintFileForm }) {
  const { variables, mapping, chosen, unfilled, setSource, setCopies } = form;
  const columns = chosen?.look.columns ?? [];
  const samplesOf = (index: number | undefined) => columns.find((one) => one.index === index)?.samples ?? [];
  return (
    <StepSection
      title={texts.columnsTitle}
      hint={variables.length === 0 ? texts.noVariables : texts.columnsHint}
    >
      <ul className={classes['sources']}>
        {variables.map((variable) => (
          <SourceRow
            key={variable.variableName}
            variable={variable}
            source={sourceOf(mapping, variable)}
            columns={columns}
            onChange={(source) => setSource(variable, source)}
          />
        ))}
        <li className={classes['source']}>
          <span className={classes['name']}>{texts.copies}</span>
          <NativeSelect
            aria-label={texts.copies}
            value={mapping.copies === undefined ? '' : String(mapping.copies)}
            data={[
              { value: '', label: texts.oneEach },
              ...columns.map((column) => ({ value: String(column.index), label: columnTitle(column) })),
            ]}
            onChange={({ currentTarget: { value } }) => setCopies(value === '' ? undefined : Number(value))}
          />
          <span className={classes['samples']} dir="auto">
            {samplesOf(mapping.copies).join(' · ')}
          </span>
        </li>
      </ul>
      {unfilled.length > 0 && (
        <p role="status" className={classes['bad']}>
          {texts.errors.unfilled({ names: unfilled.map(variableLabel).join(', ') })}
        </p>
      )}
    </StepSection>
  );
}
