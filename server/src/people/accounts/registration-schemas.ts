import { z } from 'zod';
import { newPasswordSchema } from '../auth/password-rules.ts';
import { idInput, nameSchema } from '../../foundation/values/text-limits.ts';
import { emailSchema, tokenSchema } from './account-schemas.ts';

const personFields = { firstname: nameSchema, lastname: nameSchema, password: newPasswordSchema };

export interface OrganizationRegistration extends z.output<z.ZodObject<typeof personFields>> {
  readonly organizationName: string;
  readonly email: string;
  /** Undefined: the smallest subscription that is offered. */
  readonly templateId: number | undefined;
  /** Token of the operator's link, which says the subscription. */
  readonly organizationToken: string | undefined;
}

export interface InvitedRegistration extends z.output<z.ZodObject<typeof personFields>> {
  readonly invitationToken: string;
}

/** Fields that a new organisation may leave out. */
const optional: ReadonlySet<string> = new Set(['templateId', 'organizationToken']);

/** Body of the call, in two forms: a new organisation, or a person who was invited into one. */
export const registrationSchema = z
  .strictObject({
    ...personFields,
    invitationToken: tokenSchema.optional(),
    organizationName: nameSchema.optional(),
    email: emailSchema.optional(),
    templateId: idInput.optional(),
    organizationToken: tokenSchema.optional(),
  })
  .transform((fields, context): OrganizationRegistration | InvitedRegistration => {
    const { invitationToken, organizationName, email, templateId, organizationToken, ...person } = fields;
    const ofOrganization = { organizationName, email, templateId, organizationToken };
    for (const [path, value] of Object.entries(ofOrganization)) {
      const isWanted = invitationToken === undefined;
      if ((value !== undefined) === isWanted || (isWanted && optional.has(path))) continue;
      const message = isWanted ? 'is needed' : 'is told by the invitation';
      context.issues.push({ code: 'custom', input: value, path: [path], message });
    }
    return invitationToken === undefined
      ? {
          ...person,
          organizationName: organizationName ?? '',
          email: email ?? '',
          templateId,
          organizationToken,
        }
      : { ...person, invitationToken };
  });

export const registeredSchema = z.strictObject({
  token: z.string(),
  user: z.strictObject({
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    emailVerified: z.boolean(),
  }),
});
