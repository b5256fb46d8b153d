import { reviewStates, roleInTurn, type ReviewRole, type ReviewState } from 'label-core/review';
import { generatePath } from 'react-router';
import type { Id } from '@/shared/api';
import { paths } from '@/shared/routes';

/** The one thing to do with a version, and where it is done. */
export interface ReviewStep {
  kind: 'publish' | 'data' | 'design' | 'preview';
  path: string;
}

type Place = Pick<ReviewStep, 'kind'> & { pattern: string };

const BY_ROLE: Partial<Record<ReviewRole, Place>> = {
  DataApprover: { kind: 'data', pattern: paths.qualityApprove },
  DesignApprover: { kind: 'design', pattern: paths.qualityApprove },
  Publisher: { kind: 'publish', pattern: paths.qualityPublish },
};
const PREVIEW: Place = { kind: 'preview', pattern: paths.qualityPreview };

/** The state a server names; undefined for a word that is none. */
export const reviewStateOf = (word: string): ReviewState | undefined =>
  reviewStates.find((state) => state === word);

interface Version {
  labelId: Id;
  labelVersionId: Id;
  state: string;
}

const pathTo = (pattern: string, { labelId, labelVersionId }: Omit<Version, 'state'>) =>
  generatePath(pattern, { labelId: String(labelId), versionId: String(labelVersionId) });

/** What is to be done by whoever's turn it is; whatever state is not known can be looked at (specification 2). */
export function reviewStep(version: Version): ReviewStep {
  const state = reviewStateOf(version.state);
  const role = state && roleInTurn(state);
  const { kind, pattern } = (role && BY_ROLE[role]) ?? PREVIEW;
  return { kind, path: pathTo(pattern, version) };
}

/** Where a version is looked at, whatever its state. */
export const previewPath = (version: Omit<Version, 'state'>): string => pathTo(paths.qualityPreview, version);

/** Where the file and the test data of a version are changed. */
export const replacePath = (version: Omit<Version, 'state'>): string => pathTo(paths.qualityReplace, version);
