import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { accountTypes, permissions, userRoles } from '../../foundation/access/roles.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';

/** `data` has the caller's own values, which a session without roles requests; `available` has those a form offers. */
const ownAndAvailable = z.strictObject({ data: z.array(z.string()), available: z.array(z.string()) });

export const userRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/users/roles',
    source: 'specification',
    summary: 'The caller’s account types and roles',
    access: access.signedIn,
    isOpenWithoutFactor: true,
    response: ownAndAvailable,
    handler: async ({ caller }) => ({
      data: [...caller.accountTypes, ...caller.userRoles],
      available: [...accountTypes, ...userRoles],
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/users/permissions',
    source: 'specification',
    summary: 'The caller’s permissions',
    access: access.signedIn,
    isOpenWithoutFactor: true,
    response: ownAndAvailable,
    handler: async ({ caller }) => ({ data: [...caller.permissions], available: [...permissions] }),
  }),
];
