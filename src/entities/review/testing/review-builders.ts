import type { HistoryEntry } from '../api/review-history-schema';
import type { ReviewVersion } from '../api/review-version-schema';
import type { ReviewedLabel, VersionRow } from '../api/version-row-schema';

export const HASH = 'a3f1'.repeat(16);

/** Returns version 3 of label 7, waiting for the approval of its data; pass fields to change it. */
export const buildVersionRow = (fields: Partial<VersionRow> = {}): VersionRow => ({
  labelVersionId: 31,
  version: 3,
  state: 'DataApprover',
  versionHash: HASH,
  widthMm: 60,
  heightMm: 40,
  uploadedBy: 'Liv Larsen',
  isOwn: false,
  bindsMaster: false,
  createdAt: '2026-11-20T09:30:00Z',
  publishedAt: '',
  publishAt: '',
  ...fields,
});

/** Returns label 7 with version 2 printed and version 3 in review. */
export const buildReviewedLabel = (fields: Partial<ReviewedLabel> = {}): ReviewedLabel => ({
  labelId: 7,
  name: 'Crème 200 g',
  isEnabled: true,
  widthMm: 60,
  heightMm: 40,
  publishedVersion: 2,
  newest: buildVersionRow(),
  open: buildVersionRow(),
  waitsFor: ['Dagny Eriksen'],
  ...fields,
});

/** Returns the same version with everything needed to decide about it, without a template. */
export const buildReviewVersion = (fields: Partial<ReviewVersion> = {}): ReviewVersion => ({
  ...buildVersionRow(),
  labelId: 7,
  labelName: 'Crème 200 g',
  template: undefined,
  testData: [],
  comment: '',
  publishedVersionId: 21,
  approvals: [],
  waitsFor: ['Dagny Eriksen'],
  asksPassword: false,
  file: { name: 'creme.json', format: 'json', bytes: 1234, sha256: 'f11e'.repeat(16) },
  ...fields,
});

/** Returns the history entry for the upload of that version. */
export const buildHistoryEntry = (fields: Partial<HistoryEntry> = {}): HistoryEntry => ({
  historyId: 1,
  at: '2026-11-20T09:30:00Z',
  by: 'Liv Larsen',
  action: 'uploaded',
  version: 3,
  labelVersionId: 31,
  from: '',
  to: 'Draft',
  comment: '',
  seenRegions: [],
  versionHash: HASH,
  meaning: 'Uploaded the version',
  signed: false,
  previousHash: '0'.repeat(64),
  hash: 'c0de'.repeat(16),
  ...fields,
});
