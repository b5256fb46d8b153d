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
}

export interface InvitedRegistration extends z.output<z.ZodObject<typeof personFields>> {
  readonly invitationToken: string;
}

/** Body of the call, in two forms: a new organisation, or a person who was invited into one. */
export const registrationSchema = z
  .strictObject({
    ...personFields,
    invitationToken: tokenSchema.optional(),
    organizationName: nameSchema.optional(),
    email: emailSchema.optional(),
    templateId: idInput.optional(),
  })
  .transform((fields, context): OrganizationRegistration | InvitedRegistration => {
    const { invitationToken, organizationName, email, templateId, ...person } = fields;
    const ofOrganization = { organizationName, email, templateId };
    for (const [path, value] of Object.entries(ofOrganization)) {
      const isWanted = invitationToken === undefined;
      if ((value !== undefined) === isWanted || (isWanted && path === 'templateId')) continue;
      const message = isWanted ? 'is needed' : 'is told by the invitation';
      context.issues.push({ code: 'custom', input: value, path: [path], message });
    }
    return invitationToken === undefined
      ? {
          ...person,
          organizationName: organizationName ?? '',
          email: email ?? '',
          templateId,
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
