import { Button, VisuallyHidden } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { sampleValues, templateParts, templateVariables } from '@/entities/label';
import { newKey } from '@/shared/api';
import type { FormErrors } from '@/shared/lib/form';
import { TEST_DATA } from '../config/limits';
import { texts } from '../i18n';
import { rowTitle } from '../model/row-title';
import { freeName, isEntered, type TestRow } from '../model/test-rows';
import { TestRowFields } from './test-row-fields';
import classes from './upload.module.css';

interface TestDataProps {
  rows: readonly TestRow[];
  template: unknown;
  errors: FormErrors;
  onChange: (rows: readonly TestRow[]) => void;
  /** Called when a row is edited: the preview shows that row. */
  onShow: (rowKey: string) => void;
}

/** Returns the id of the field with a row's name. */
const nameFieldId = (rowKey: string) => `test-row-${rowKey}`;

/** Focuses a field after the commit in which it is created. */
const focusSoon = (id: string) =>
  queueMicrotask(() => document.querySelector<HTMLElement>(`[id="${id}"]`)?.focus());

const ADD_ID = 'add-test-row';

/** Rows of named values for the preview of a version; the edited row is open. */
export function TestData({ rows, template, errors, onChange, onShow }: TestDataProps) {
  const [openKey, setOpenKey] = useState('');
  const [said, setSaid] = useState('');
  const variables = templateVariables(template).filter(isEntered);
  const isFull = rows.length >= TEST_DATA.rows;

  const open = (rowKey: string) => {
    setOpenKey(rowKey);
    onShow(rowKey);
  };
  const insert = (row: Omit<TestRow, 'key'>, at: number) => {
    const key = newKey();
    onChange(rows.toSpliced(at, 0, { ...row, key }));
    setSaid('');
    open(key);
    focusSoon(nameFieldId(key));
  };
  const remove = (index: number, title: string) => {
    const next = rows[index + 1] ?? rows[index - 1];
    onChange(rows.toSpliced(index, 1));
    setSaid(texts.deleted({ row: title }));
    open('');
    focusSoon(next ? nameFieldId(next.key) : ADD_ID);
  };
  if (variables.length === 0)
    return (
      <section className={classes['section']}>
        <h2>{texts.testData}</h2>
        <p className={classes['hint']}>{texts.noVariables}</p>
      </section>
    );
  return (
    <section className={classes['section']}>
      <h2>{texts.testData}</h2>
      <p className={classes['hint']}>{texts.testDataHint}</p>
      {rows.length === 0 && <p className={classes['words']}>{texts.noRows}</p>}
      <ol className={classes['rows']} aria-label={texts.testData}>
        {rows.map((row, index) => {
          const title = rowTitle(row, index);
          return (
            <TestRowFields
              key={row.key}
              row={row}
              title={title}
              nameId={nameFieldId(row.key)}
              variables={variables}
              errors={errors}
              isOpen={row.key === openKey}
              canCopy={!isFull}
              onToggle={() => open(row.key === openKey ? '' : row.key)}
              onShow={() => onShow(row.key)}
              onChange={(patch) => onChange(rows.with(index, { ...row, ...patch }))}
              onCopy={() =>
                insert({ ...row, name: freeName(texts.copyOf({ name: title }), rows) }, index + 1)
              }
              onDelete={() => remove(index, title)}
            />
          );
        })}
      </ol>
      <div>
        <Button
          id={ADD_ID}
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          disabled={isFull}
          onClick={() =>
            insert(
              {
                name: freeName(texts.row({ number: rows.length + 1 }), rows),
                values: { ...sampleValues(templateParts(template), variables) },
              },
              rows.length,
            )
          }
        >
          {texts.addRow}
        </Button>
      </div>
      {isFull && <p className={classes['hint']}>{texts.rowsFull({ most: TEST_DATA.rows })}</p>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
}
