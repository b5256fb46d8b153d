import type { Defect } from './defect.ts';

/** Mistakes in the server. */
export const serverDefects: readonly Defect[] = [
  {
    // Missing organisation scope: ids are counted per organisation, and the worker sees all organisations.
    name: 'web-hook-of-another-organisation-is-told',
    room: 'server',
    file: 'server/src/exchange/web-hooks/delivery-outbox.ts',
    find: `await transaction
    .select()
    .from(webHooks)
    .where(and(eq(webHooks.organizationId, delivery.organizationId), eq(webHooks.id, delivery.webHookId)));`,
    replace: 'await transaction.select().from(webHooks).where(eq(webHooks.id, delivery.webHookId));',
  },
  {
    // Missing guard: anybody who knows the id of a print job can read it.
    name: 'print-job-of-somebody-else-can-be-read',
    room: 'server',
    file: 'server/src/printing/print/history/load-job.ts',
    find: '.where(and(eq(printJobs.id, printJobId), visibleTo(caller)));',
    replace: '.where(eq(printJobs.id, printJobId));',
  },
  {
    // Dropped await: a query that is not awaited is never sent.
    name: 'other-sign-ins-go-on-after-a-new-password',
    room: 'server',
    file: 'server/src/people/accounts/passwords.ts',
    find: 'await endSessions(transaction, { organizationId, accountId }, clock(), keptSessionId);',
    replace: 'void endSessions(transaction, { organizationId, accountId }, clock(), keptSessionId);',
  },
  {
    // Swallowed error: a round that fails leaves no line in the log.
    name: 'worker-says-nothing-of-a-failed-round',
    room: 'server',
    file: 'server/src/foundation/work/start-worker.ts',
    find: 'throw error;',
    replace: 'return undefined;',
  },
  {
    // Off by one in a race of parallel prints.
    name: 'one-print-more-than-the-allowance',
    room: 'server',
    file: 'server/src/people/subscription/print-allowance.ts',
    find: 'print_counters.printed_jobs < allowed from plan',
    replace: 'print_counters.printed_jobs <= allowed from plan',
  },
  {
    // Idempotency key ignored: it is never stored, so every repeat is a new job.
    name: 'idempotency-key-is-not-kept',
    room: 'server',
    file: 'server/src/printing/print/store-job.ts',
    find: 'idempotencyKey: job.idempotencyKey ?? null,',
    replace: 'idempotencyKey: null,',
  },
  {
    // A review step is allowed to the uploader: a person who replaced the file is not recorded as its uploader.
    name: 'who-replaced-the-file-may-approve-it',
    room: 'server',
    file: 'server/src/design/review/change-draft.ts',
    find: `      uploadedBy: caller.userId,
`,
    replace: '',
  },
  {
    // Missing web hook event.
    name: 'late-failure-of-a-print-is-not-told',
    room: 'server',
    file: 'server/src/printing/status/set-entry-status.ts',
    find: "status === 'Failed' || ",
    replace: '',
  },
  {
    // Claimed without a lock: two servers over one store take the same import.
    name: 'import-is-taken-without-a-lock',
    room: 'server',
    file: 'server/src/exchange/imports/run/take-import.ts',
    find: `    .limit(1)
    .for('update', { skipLocked: true });`,
    replace: '    .limit(1);',
  },
  {
    // Wrong condition: a form that was open meanwhile removes the label again.
    name: 'label-on-many-articles-counts-as-no-change',
    room: 'server',
    file: 'server/src/catalogue/articles/label-many.ts',
    find: 'revision = ${articles.revision} + 1',
    replace: 'revision = ${articles.revision}',
  },
];
