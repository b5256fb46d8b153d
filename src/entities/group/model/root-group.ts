import type { Id } from '@/shared/api';

/** Id of the group that contains all others, listed or not (specification 9). */
export const ROOT_GROUP_ID: Id = 1;

/** Returns whether this is the root group; a backend may send its id as text. */
export const isRootGroup = ({ id }: { id: Id | undefined }): boolean => String(id) === String(ROOT_GROUP_ID);
