import { z } from 'zod';
import { rightsShape, roleSchema } from '../../foundation/access/role-schemas.ts';
import { qualityRoles } from '../../foundation/access/roles.ts';
import { idInput, idListSchema, idSchema, nameSchema } from '../../foundation/values/text-limits.ts';

/** Fields of the form of a person that are stored as they are sent, under the same name. */
export const userSettings = { permissions: rightsShape.permissions };

export const userSchema = z.strictObject({
  userId: idSchema,
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  /** Account types and user roles. */
  roles: z.array(roleSchema),
  ...userSettings,
  qualityAssuranceRoles: z.array(z.enum(qualityRoles)),
  groups: z.array(idSchema),
  isEnabled: z.boolean(),
  createdAt: z.iso.datetime(),
  hasSecondFactor: z.boolean(),
  /** Null if they never signed in. */
  lastSignInAt: z.iso.datetime().nullable(),
  /** Incremented with every change; a save sends the revision it is based on. */
  revision: z.int(),
});
export type User = z.infer<typeof userSchema>;

/** Changes of a person; omitted fields stay unchanged. */
export const changedUserSchema = z
  .strictObject({
    ...userSettings,
    firstname: nameSchema,
    lastname: nameSchema,
    roles: rightsShape.roles,
    qualityAssuranceRoles: rightsShape.qualityAssuranceRoles,
    groups: idListSchema,
    revision: z.int().min(1),
  })
  .partial()
  .extend({ userId: idInput });
export type ChangedUser = z.output<typeof changedUserSchema>;

/** People to disable or enable together: all of them or nobody. */
export const someUsersSchema = z
  .union([
    z.strictObject({ userIds: idListSchema.pipe(z.array(idSchema).min(1)) }),
    z.strictObject({ userId: idInput }).transform(({ userId }) => ({ userIds: [userId] })),
  ])
  .transform(({ userIds }) => userIds);
