import { and, eq } from 'drizzle-orm';
import { parseLabelTemplate, type LabelTemplate } from 'label-core';
import { demoOrganization } from '../program/demo/demo-organizations.ts';
import { labelVersions } from '../foundation/store/schema/index.ts';
import type { Store } from '../foundation/store/store.ts';

/** A label with the number of the label, of its line and of the job, and with the day of the print. */
export const numberedTemplate = (counter: string): LabelTemplate =>
  parseLabelTemplate({
    format: 'platen-label',
    version: 2,
    name: 'Numbered',
    widthMm: 60,
    heightMm: 40,
    variables: [
      { name: 'serial', type: 'default', source: { kind: 'counter', counter, per: 'label' } },
      { name: 'day', type: 'default', source: { kind: 'date', format: 'yyyy-MM-dd' } },
      { name: 'article name', type: 'default', source: { kind: 'article', field: 'name' } },
      { name: 'lot', type: 'default', defaultValue: 'L1' },
    ],
    elements: [
      ['serial', 2],
      ['day', 10],
      ['article name', 18],
      ['lot', 26],
    ].map(([name, yMm]) => ({
      id: String(name),
      type: 'text',
      value: `{{${name}}}`,
      xMm: 2,
      yMm,
      widthMm: 56,
      heightMm: 6,
      sizePt: 9,
      minSizePt: 4,
    })),
  });

/** Gives the published version of a label of the demo another template. */
export const publishTemplate = (store: Store, labelId: number, template: LabelTemplate): Promise<unknown> =>
  store.asOrganization(demoOrganization.organizationId, (transaction) =>
    transaction
      .update(labelVersions)
      .set({ template, variables: template.variables })
      .where(and(eq(labelVersions.labelId, labelId), eq(labelVersions.state, 'Published'))),
  );
