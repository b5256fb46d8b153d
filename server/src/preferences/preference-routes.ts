import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { access } from '../access/access-rule.ts';
import { dataOf } from '../http/envelope.ts';
import { HttpError } from '../http/http-error.ts';
import { defineRoute, type Route, type RouteInput } from '../http/route.ts';
import { computers, labels, printers, printSettings, userSettings } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';
import { computerPreferencesSchema, printSettingsSchema, userSettingsSchema } from './preference-schemas.ts';

/** Saves how a label goes onto a printer's paper. @throws HttpError 422 for a label or printer that is not there */
async function savePrintSettings({
  services,
  caller,
  body,
}: RouteInput<typeof access.preferences, undefined, undefined, z.output<typeof printSettingsSchema>>) {
  const { labelId, printerId, ...settings } = body;
  return services.store.asOrganization(caller.organizationId, async (transaction) => {
    await requirePrinters(transaction, [printerId]);
    if ((await transaction.$count(labels, eq(labels.id, labelId))) === 0) {
      throw new HttpError(422, `There is no label ${labelId}.`);
    }
    const target = [printSettings.organizationId, printSettings.labelId, printSettings.printerId];
    await transaction
      .insert(printSettings)
      .values({ organizationId: caller.organizationId, labelId, printerId, settings })
      .onConflictDoUpdate({ target, set: { settings } });
    return { data: body };
  });
}

/** @throws HttpError 422 naming the first printer that is not there */
async function requirePrinters(transaction: Transaction, printerIds: readonly number[]): Promise<void> {
  const wanted = [...new Set(printerIds)];
  if (wanted.length === 0) return;
  const found = await transaction
    .select({ id: printers.id })
    .from(printers)
    .where(inArray(printers.id, wanted));
  const missing = wanted.find((id) => !found.some((printer) => printer.id === id));
  if (missing !== undefined) throw new HttpError(422, `There is no printer ${missing}.`);
}

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
  ...(['post', 'put'] as const).map((method) =>
    defineRoute({
      method,
      path: '/api/print-settings',
      source: 'specification',
      summary: 'How a label goes onto a printer’s paper (PUT is the fallback of POST)',
      access: access.preferences,
      request: { body: printSettingsSchema },
      response: dataOf(printSettingsSchema),
      handler: savePrintSettings,
    }),
  ),
];
