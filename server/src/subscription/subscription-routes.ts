import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { access } from '../access/access-rule.ts';
import { dataOf } from '../http/envelope.ts';
import { HttpError } from '../http/http-error.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { accounts, labels, organizations, printers, widgets } from '../store/schema/index.ts';
import { featureSetSchema } from './feature-set.ts';
import { loadPlan, readAllowance } from './print-allowance.ts';
import { subscriptionPlanSchema, subscriptionStatuses } from './subscription-plan.ts';

const subscriptionSchema = subscriptionPlanSchema.omit({ allowedPrintJobs: true }).extend({
  isActive: z.boolean(),
  activeUsers: z.int(),
  printerModels: z.int(),
  labels: z.int(),
  widgets: z.int(),
  activeAgents: z.int(),
  activeIntegrationClients: z.int(),
});

/** Without a limit the counter shows a number nobody reaches: the specification's field is a number. */
const unlimitedPrintJobs = 1_000_000;

export const subscriptionRoutes: readonly Route[] = [
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
        if (!organization) throw new HttpError(404, 'This organisation is not there any more.');
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
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const { allowedPrintJobs: _, ...plan } = await loadPlan(transaction);
        const models = await transaction
          .selectDistinct({ vendor: printers.vendor, model: printers.model })
          .from(printers);
        return {
          data: {
            ...plan,
            isActive: plan.status === 'Active',
            activeUsers: await transaction.$count(accounts, eq(accounts.isEnabled, true)),
            printerModels: models.length,
            labels: await transaction.$count(labels, eq(labels.isEnabled, true)),
            widgets: await transaction.$count(widgets),
            activeAgents: 0,
            activeIntegrationClients: 0,
          },
        };
      }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/subscription/status',
    source: 'specification',
    summary: 'Whether the organisation may work',
    access: access.signedIn,
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
