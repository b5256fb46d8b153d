import type { LabelTemplate } from 'label-core';
import type { DesignBase } from '../model/design-thing';

/** Hashes of the versions of label 7. */
export const HASH_4 = 'a4'.repeat(32);
export const HASH_5 = 'a5'.repeat(32);

/** Returns a label of 60 × 40 mm with a title; pass fields to change it. */
export const buildTemplate = (fields: Partial<LabelTemplate> = {}): LabelTemplate => ({
  format: 'platen-label',
  version: 1,
  name: 'Crème 200 g',
  widthMm: 60,
  heightMm: 40,
  variables: [{ name: 'title', type: 'default' }],
  elements: [
    { id: 'title', type: 'text', xMm: 2, yMm: 2, widthMm: 50, heightMm: 6, value: '{{title}}', sizePt: 12 },
  ],
  ...fields,
});

/** Returns version 4 of label 7, which is printed; pass fields to change it. */
export const buildBase = (fields: Partial<DesignBase> = {}): DesignBase => ({
  template: buildTemplate(),
  name: 'Crème 200 g',
  labelId: 7,
  versionId: 41,
  version: 4,
  versionHash: HASH_4,
  state: 'Published',
  isOwn: false,
  newestVersion: 4,
  newestHash: HASH_4,
  revision: 9,
  ...fields,
});

/** A label that is designed from nothing. */
export const newBase: DesignBase = { template: buildTemplate({ name: '' }), name: '' };
