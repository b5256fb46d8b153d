import type { Page } from '@playwright/test';
import { LabelDesignPage } from '../../pages/label-design.page.ts';
import type { CallAs } from '../../stage/call-as.ts';
import { labelFile } from '../label-file.ts';

const NAME = 'Tart';
const QUALITY = '/api/QualityAssurance';

/** A label that is too narrow for the names of some tarts. */
const narrow = (fields: object = {}) =>
  labelFile({
    name: NAME,
    variables: [
      { name: 'name', type: 'default' },
      { name: 'ean', type: 'default' },
    ],
    elements: [
      {
        type: 'text',
        id: 'name',
        value: '{{name}}',
        sizePt: 10,
        minSizePt: 9,
        xMm: 2,
        yMm: 2,
        widthMm: 40,
        heightMm: 5,
      },
      {
        type: 'barcode',
        id: 'bars',
        symbology: 'ean13',
        value: '{{ean}}',
        xMm: 2,
        yMm: 12,
        widthMm: 42.5,
        heightMm: 22,
      },
    ],
    ...fields,
  });

/** Returns the ids of the labels of this name. */
export async function labelsNamed(call: CallAs, wanted: string): Promise<readonly number[]> {
  const { data: labels } = (await call('GET', '/api/labels/getalllabelsbyorganization')) as {
    data: { labelId: number; name: string }[];
  };
  return labels.flatMap(({ labelId, name }) => (name === wanted ? [labelId] : []));
}

/** Adds the label and returns its id; the one before, which has its name, is deleted. */
export async function addLabel(call: CallAs): Promise<number> {
  for (const labelId of await labelsNamed(call, NAME)) await call('DELETE', `/api/labels/${labelId}`);
  const template: unknown = JSON.parse(narrow().buffer.toString());
  const { data } = (await call('POST', '/api/labels', { name: NAME, template })) as {
    data: { labelId: number };
  };
  return data.labelId;
}

/** Adds the next version, a draft, and returns its id. @param fields of the template that differ */
export async function addDraft(call: CallAs, labelId: number, fields: object = {}): Promise<number> {
  const { buffer, name, mimeType } = narrow(fields);
  const form = new FormData();
  form.append('file', new File([buffer.toString()], name, { type: mimeType }));
  const { data } = (await call('POST', `${QUALITY}/labels/${labelId}/versions`, form)) as {
    data: { labelVersionId: number };
  };
  return data.labelVersionId;
}

interface TestData {
  readonly labelVersionId: number;
  readonly testData: readonly object[];
}

export async function addTestData(call: CallAs, labelId: number, testData: TestData): Promise<void> {
  await call('POST', `${QUALITY}/labels/${labelId}/testdata`, testData);
}

/** Opens the newest version of the label in the designer. */
export async function openDesign(page: Page, labelId: number): Promise<LabelDesignPage> {
  // The screen of the label before stays for a moment, and has the same name and fields.
  await page.goto('about:blank');
  await page.goto(`/#/labels/${labelId}/design`);
  const design = new LabelDesignPage(page);
  await design.properties.getByRole('textbox').first().waitFor();
  await page.getByRole('button', { name: 'More ways to save' }).waitFor();
  return design;
}
