import type { Id } from '@/shared/api';

/** The group that holds all others, listed or not (specification 9). */
export const ROOT_GROUP_ID: Id = 1;

/** Whether this is the root; a backend may write its id as text. */
export const isRootGroup = ({ id }: { id: Id | undefined }): boolean => String(id) === String(ROOT_GROUP_ID);
