import { reviewStates, roleInTurn, type ReviewRole, type ReviewState } from 'label-core/review';
import { generatePath } from 'react-router';
import type { Id } from '@/shared/api';
import { paths } from '@/shared/routes';

/** The one next step of a version, and the path of its screen. */
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

/** Returns the state for the server's word; undefined for an unknown word. */
export const reviewStateOf = (word: string): ReviewState | undefined =>
  reviewStates.find((state) => state === word);

interface Version {
  labelId: Id;
  labelVersionId: Id;
  state: string;
}

const pathTo = (pattern: string, { labelId, labelVersionId }: Omit<Version, 'state'>) =>
  generatePath(pattern, { labelId: String(labelId), versionId: String(labelVersionId) });

/**
 * Returns the next step for the person whose turn it is; a version in an unknown state can be viewed (specification 2).
 */
export function reviewStep(version: Version): ReviewStep {
  const state = reviewStateOf(version.state);
  const role = state && roleInTurn(state);
  const { kind, pattern } = (role && BY_ROLE[role]) ?? PREVIEW;
  return { kind, path: pathTo(pattern, version) };
}

/** Returns the path for viewing a version in any state. */
export const previewPath = (version: Omit<Version, 'state'>): string => pathTo(paths.qualityPreview, version);

/** Returns the path for designing a version on the screen. */
export const designPath = (version: Omit<Version, 'state'>): string => pathTo(paths.qualityDesign, version);

/** Returns the path for changing the file and the test data of a version. */
export const replacePath = (version: Omit<Version, 'state'>): string => pathTo(paths.qualityReplace, version);
