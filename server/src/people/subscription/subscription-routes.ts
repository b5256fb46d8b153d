import { eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { activeConnectorId } from './active-connector.ts';
import { dataOf, emptySchema, listOf } from '../../foundation/http/envelope.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import { routesWith, type Route } from '../../foundation/http/route.ts';
import type { PlanServices } from './plan-services.ts';
import { codeOf, codeShape } from '../../foundation/values/sentence-code.ts';
import { idInput, idSchema } from '../../foundation/values/text-limits.ts';
import { loadPrintRules, printRulesSchema } from '../organizations/print-rules.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { integrationClients, invitations, organizations } from '../../foundation/store/schema/index.ts';
import { sentences } from '../sentences/index.ts';
import { changePlan, endSubscription } from './change-subscription.ts';
import { featureSetSchema } from '../../foundation/values/feature-set.ts';
import { loadPlan, readAllowance } from './print-allowance.ts';
import { subscriptionPlanSchema, subscriptionStatuses } from '../../foundation/values/subscription-plan.ts';
import { offeredTemplates } from './subscription-templates.ts';
import { templateTypes } from '../../foundation/values/template-types.ts';
import { readUsage } from './subscription-usage.ts';

const defineRoute = routesWith<PlanServices>();

const subscriptionSchema = subscriptionPlanSchema.omit({ allowedPrintJobs: true }).extend({
  isActive: z.boolean(),
  activeUsers: z.int(),
  /** Invitations that can still be accepted: each counts as a user. */
  invitedUsers: z.int(),
  printerModels: z.int(),
  labels: z.int(),
  widgets: z.int(),
  activeAgents: z.int(),
  /** First enabled connector; null if there is none. */
  activeConnectorId: idSchema.nullable(),
  activeIntegrationClients: z.int(),
  /** Rule of the organisation, which people who print read with this call. */
  unaskedLabels: printRulesSchema.shape.unaskedLabels,
});

const templateSchema = subscriptionPlanSchema.omit({ status: true }).extend({
  templateId: idSchema,
  type: z.enum(templateTypes),
  name: z.string(),
  description: z.string(),
  ...codeShape,
});

async function describeSubscription(transaction: Transaction, now: Date) {
  const { allowedPrintJobs: _, ...plan } = await loadPlan(transaction);
  return {
    data: {
      ...plan,
      isActive: plan.status === 'Active',
      ...(await readUsage(transaction)),
      invitedUsers: await transaction.$count(invitations, gt(invitations.expiresAt, now)),
      activeConnectorId: await activeConnectorId(transaction),
      activeIntegrationClients: await transaction.$count(
        integrationClients,
        eq(integrationClients.isEnabled, true),
      ),
      ...(await loadPrintRules(transaction)),
    },
  };
}

/** Counter without a limit: a number nobody reaches, because the specification's field is a number. */
const unlimitedPrintJobs = 1_000_000;

export const subscriptionRoutes: readonly Route<PlanServices>[] = [
  defineRoute({
    method: 'get',
    path: '/api/features',
    source: 'specification',
    summary: 'What the organisation has switched on',
    access: access.signedIn,
    response: dataOf(featureSetSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const [organization] = await transaction
          .select({ features: organizations.features })
          .from(organizations);
        if (!organization) throw new HttpError(404, sentences.organization.gone);
        return { data: organization.features };
      }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/subscription',
    source: 'specification',
    summary: 'The subscription, its limits and what is used of them',
    access: access.signedIn,
    response: dataOf(subscriptionSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, (transaction) =>
        describeSubscription(transaction, services.clock()),
      ),
  }),
  defineRoute({
    method: 'get',
    path: '/api/subscription/templates',
    source: 'specification',
    summary: 'What an organisation can subscribe to',
    access: access.public,
    response: listOf(templateSchema),
    handler: async ({ services }) => ({
      data: offeredTemplates(services.config).map(({ templateId, type, name, description, limits }) => ({
        templateId,
        type,
        name,
        description: description.message,
        ...codeOf(description),
        ...limits,
      })),
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/subscription/register',
    source: 'specification',
    summary: 'Change the plan, where what is used fits into the new one',
    access: access.tenantAdministration,
    request: {
      body: z.strictObject({ templateId: idInput }),
    },
    response: dataOf(subscriptionSchema),
    handler: async ({ services, caller, facts, body }) => {
      await changePlan(services, caller, body.templateId, facts.clientAddress);
      return services.store.asOrganization(caller.organizationId, (transaction) =>
        describeSubscription(transaction, services.clock()),
      );
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/subscription/cancel',
    source: 'specification',
    summary: 'Pause or cancel the subscription: nobody of the organisation works on, every sign-in ends',
    access: access.tenantAdministration,
    request: {
      body: z.strictObject({
        status: z.enum(['Paused', 'Canceled']).default('Paused'),
        reason: z.string().trim().max(2000),
      }),
    },
    response: emptySchema,
    handler: async ({ services, caller, facts, body }) => {
      await endSubscription(services, caller, body, facts.clientAddress);
      return {};
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/subscription/status',
    source: 'specification',
    summary: 'Whether the organisation may work',
    access: access.signedIn,
    isOpenWhilePaused: true,
    isOpenWithoutFactor: true,
    response: z.strictObject({ status: z.enum(subscriptionStatuses) }),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        status: (await loadPlan(transaction)).status,
      })),
  }),
  defineRoute({
    method: 'get',
    path: '/api/printjobs/count',
    source: 'specification',
    summary: 'Print jobs of this month and how many are allowed',
    access: access.signedIn,
    request: { query: z.object({ interval: z.literal('MONTH').default('MONTH') }) },
    response: dataOf(z.strictObject({ allowedPrintJobs: z.int(), printedJobs: z.int() })),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const { allowedPrintJobs, printedJobs } = await readAllowance(transaction, services.clock());
        return { data: { allowedPrintJobs: allowedPrintJobs ?? unlimitedPrintJobs, printedJobs } };
      }),
  }),
];
