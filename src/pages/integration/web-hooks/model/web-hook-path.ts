import type { Id } from '@/shared/api';
import { paths } from '@/shared/routes';

/** The parameter that says which web hook is open; the leave guard knows it. */
export const OPEN_PARAMETER = 'open';
export const NEW_HOOK = 'new';

/** The address of a web hook, or of the form of a new one. */
export const hookPath = (id: Id): string =>
  `${paths.webHooks}?${new URLSearchParams({ [OPEN_PARAMETER]: String(id) }).toString()}`;
