import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PrintedEntry } from '@/entities/print-job';
import { renderWith, type TestClaims } from '@/shared/testing';
import { EntryVersion } from './entry-version';

const entry: PrintedEntry = {
  printJobEntryId: 'e1',
  status: 'Success',
  labelCount: 1,
  labelName: 'Shelf label',
  articleName: '',
  printerName: '',
  labelId: 3,
  version: 1,
  versionHash: '',
  currentVersion: 2,
  orderNumber: '',
  printerId: undefined,
  values: [],
};

it.each<[string, TestClaims, Partial<PrintedEntry>, string | null]>([
  ['a reviewer', { QualityAssuranceRole: ['DataApprover'] }, {}, '/qa/labels/3/details'],
  ['an administrator', { UserRole: ['Administrator'] }, {}, '/qa/labels/3/details'],
  ['who only prints', {}, {}, null],
  [
    'a reviewer of a label that is not told',
    { QualityAssuranceRole: ['Publisher'] },
    { labelId: undefined },
    null,
  ],
])('leads %s to the versions of the label', (_who, claims, fields, path) => {
  renderWith(<EntryVersion entry={{ ...entry, ...fields }} />, {
    as: claims,
  });
  expect(screen.getByText('1, now 2')).toBeTruthy();
  const link = screen.queryByRole('link', { name: '1, now 2: all versions and their review' });
  expect(link?.getAttribute('href') ?? null).toBe(path);
});
