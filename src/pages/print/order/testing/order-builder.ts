import { buildVariable } from '@/entities/label/index.testing';
import type { LineLabel, OrderLine } from '@/entities/order';
import { toFormLine, type FormLine, type LineEdit } from '../model/order-line-form';

export const aLineLabel = (facts: Partial<LineLabel> = {}): LineLabel => ({
  labelId: 3,
  name: 'Shelf label',
  variables: [
    buildVariable('title', { displayName: 'Title', required: true, variableData: 'Jam' }),
    buildVariable('ean', { displayName: 'EAN', required: true, variableData: '9501101530003' }),
  ],
  ...facts,
});

export const aLine = (facts: Partial<OrderLine> = {}): OrderLine => ({
  position: 0,
  article: { id: 5, name: 'Jam', externalIdentifier: '9501101530003' },
  labelId: undefined,
  label: aLineLabel(),
  otherLabels: [],
  quantity: 10,
  printedCount: 0,
  openCount: 0,
  ...facts,
});

export const aFormLine = (facts: Partial<OrderLine> = {}, edit: LineEdit = {}): FormLine =>
  toFormLine(aLine(facts), edit, { spares: 0 });
