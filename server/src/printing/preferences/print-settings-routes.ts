import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { dataOf } from '../../foundation/http/envelope.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import { defineRoute, type Route, type RouteInput } from '../../foundation/http/route.ts';
import { sentences } from '../../foundation/sentences/index.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import { labels, printSettings } from '../../foundation/store/schema/index.ts';
import { paperSettingsSchema, printSettingsSchema } from '../../foundation/values/preferences.ts';
import { requirePrinters } from './require-printers.ts';

/** Saves the paper settings of a label on a printer. @throws HttpError 422 for a label or printer that does not exist */
async function savePrintSettings({
  services,
  caller,
  body,
}: RouteInput<typeof access.preferences, undefined, undefined, z.output<typeof printSettingsSchema>>) {
  const { labelId, printerId, ...settings } = body;
  return services.store.asOrganization(caller.organizationId, async (transaction) => {
    await requirePrinters(transaction, [printerId]);
    if ((await transaction.$count(labels, eq(labels.id, labelId))) === 0) {
      throw new HttpError(422, sentences.missing.label({ id: labelId }));
    }
    const target = [printSettings.organizationId, printSettings.labelId, printSettings.printerId];
    await transaction
      .insert(printSettings)
      .values({ organizationId: caller.organizationId, labelId, printerId, settings })
      .onConflictDoUpdate({ target, set: { settings } });
    return { data: body };
  });
}

export const printSettingsRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/print-settings',
    source: 'ours',
    summary: 'How a label goes onto a printer’s paper; the label’s own size where nobody set anything',
    access: access.preferences,
    request: { query: z.object({ labelId: idParameter, printerId: idParameter }) },
    response: dataOf(printSettingsSchema),
    handler: ({ services, caller, query }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const [kept] = await transaction
          .select({ settings: printSettings.settings })
          .from(printSettings)
          .where(and(eq(printSettings.labelId, query.labelId), eq(printSettings.printerId, query.printerId)));
        return { data: { ...query, ...(kept?.settings ?? paperSettingsSchema.parse({})) } };
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
