import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { dataOf } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { computers, userSettings } from '../../foundation/store/schema/index.ts';
import { computerPreferencesSchema, userSettingsSchema } from '../../foundation/values/preferences.ts';
import { requirePrinters } from './require-printers.ts';

export const preferenceRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/preferences/userSettings',
    source: 'specification',
    summary: 'The caller’s own settings',
    access: access.signedIn,
    response: dataOf(userSettingsSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const [kept] = await transaction
          .select()
          .from(userSettings)
          .where(eq(userSettings.accountId, caller.userId));
        return { data: kept?.settings ?? { labels: [] } };
      }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/preferences/userSettings',
    source: 'specification',
    summary: 'Replace the caller’s own settings',
    access: access.signedIn,
    request: { body: userSettingsSchema },
    response: dataOf(userSettingsSchema),
    handler: ({ services, caller, body: settings }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        await requirePrinters(
          transaction,
          settings.labels.flatMap((label) => label.printers.map((one) => one.printerId)),
        );
        await transaction
          .insert(userSettings)
          .values({ organizationId: caller.organizationId, accountId: caller.userId, settings })
          .onConflictDoUpdate({
            target: [userSettings.organizationId, userSettings.accountId],
            set: { settings },
          });
        return { data: settings };
      }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/preferences/computers',
    source: 'specification',
    summary: 'The printers of a computer',
    access: access.signedIn,
    request: { query: z.object({ computerName: z.string().trim().min(1).max(200) }) },
    response: dataOf(computerPreferencesSchema),
    handler: ({ services, caller, query: { computerName } }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const [kept] = await transaction
          .select()
          .from(computers)
          .where(eq(computers.computerName, computerName));
        return { data: { computerName, printers: kept?.printers ?? [] } };
      }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/preferences/computers/printerPreferences',
    source: 'specification',
    summary: 'Replace the printers of a computer',
    access: access.preferences,
    request: { body: computerPreferencesSchema },
    response: dataOf(computerPreferencesSchema),
    handler: ({ services, caller, body }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        await requirePrinters(
          transaction,
          body.printers.map(({ printerId }) => printerId),
        );
        await transaction
          .insert(computers)
          .values({ organizationId: caller.organizationId, ...body })
          .onConflictDoUpdate({
            target: [computers.organizationId, computers.computerName],
            set: { printers: body.printers },
          });
        return { data: body };
      }),
  }),
];
