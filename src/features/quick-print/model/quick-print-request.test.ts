import { describe, expect, it } from 'vitest';
import { buildWidget } from '@/entities/widget/index.testing';
import { quickPrintRequest } from './quick-print-request';

const variable = (name: string) => ({ name, label: name, required: true, type: 'text', options: [] });
const widget = buildWidget({ labelId: 5, printerId: 9, variables: [variable('lot'), variable('date')] });
const oats = { id: 1, name: 'Oats', externalIdentifier: '4006381333931' };

describe('the quick-print request', () => {
  it('carries label, printer, quantity, article and only the values that were filled in', () => {
    const state = { article: oats, quantity: 3, values: { lot: 'A1', date: '', other: 'x' } };
    expect(quickPrintRequest(widget, state)).toEqual({
      labelId: 5,
      printerId: 9,
      quantity: 3,
      article: { id: 1, name: 'Oats' },
      variables: { lot: 'A1' },
    });
  });

  it.each([
    ['an article', widget, undefined, 'no-article'],
    ['a label', { ...widget, labelId: undefined }, oats, 'not-configured'],
    ['a printer', { ...widget, printerId: undefined }, oats, 'not-configured'],
    ['anything', { ...widget, labelId: undefined }, undefined, 'no-article'],
  ])('is not made without %s', (_what, configured, article, obstacle) => {
    expect(quickPrintRequest(configured, { article, quantity: 1, values: {} })).toBe(obstacle);
  });
});
