import type { ReviewRole } from 'label-core/review';
import { QUALITY_ROLES } from './access';
import type { SessionUser } from './session-user';

/** The roles by which a person takes part in the review of labels; none: they only look. */
export const qualityRolesOf = (user: Pick<SessionUser, 'tags'> | undefined): readonly ReviewRole[] =>
  QUALITY_ROLES.filter((role) => user?.tags.has(`QualityAssuranceRole:${role}`) === true);
