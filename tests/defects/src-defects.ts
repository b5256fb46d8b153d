import type { Defect } from './defect.ts';

/** Mistakes in the app. */
export const srcDefects: readonly Defect[] = [
  {
    // Wrong role: specification 6 asks for the permission, whose name a role shares.
    name: 'printers-ask-for-the-role-instead-of-the-permission',
    room: 'src',
    file: 'src/entities/session/model/access.ts',
    find: `printers: { permissions: ['PrinterManager'] },`,
    replace: `printers: { all: ['UserRole:PrinterManager'] },`,
  },
  {
    // Missing route.
    name: 'route-of-connector-articles-left-out',
    room: 'src',
    file: 'src/app/routes/route-table.ts',
    find: `  inside('printConnectorArticle', access.member, 'print/article/print-article-page'),
`,
    replace: '',
  },
  {
    // Wrong constant: a zero is missing.
    name: 'article-search-asks-at-every-key',
    room: 'src',
    file: 'src/shared/config/timings.ts',
    find: 'SEARCH_DEBOUNCE_MS = 300;',
    replace: 'SEARCH_DEBOUNCE_MS = 30;',
  },
  {
    // Swallowed error: the record of a print was not stored, and the print continues.
    name: 'print-goes-on-without-its-record',
    room: 'src',
    file: 'src/features/send-print-job/model/job-record.ts',
    find: 'saving = saving.catch(() => undefined).then(keep);',
    replace: 'saving = saving.then(keep).catch(() => undefined);',
  },
  {
    // A print sent twice: an entry that the helper accepted but that is not reported yet is sent again with the rest.
    name: 'resume-sends-again-what-is-not-reported-yet',
    room: 'src',
    file: 'src/features/send-print-job/model/print-run.ts',
    find: `if (entry?.state !== 'queued' || isCanceled) continue;`,
    replace: `if (!entry || entry.state === 'reported' || isCanceled) continue;`,
  },
  {
    // Missing guard before printing.
    name: 'job-without-files-counts-as-printed',
    room: 'src',
    file: 'src/features/send-print-job/model/run-print-job.ts',
    find: `    if (created.files.length === 0) return { ...refused(errors.noPrintFiles), advice: advice.checkPrinter };
`,
    replace: '',
  },
  {
    // Dropped await: a file is sent before its state is recorded on disk.
    name: 'record-is-not-on-disk-when-it-counts-as-kept',
    room: 'src',
    file: 'src/features/send-print-job/api/outbox.ts',
    find: 'await Promise.race([',
    replace: 'void Promise.race([',
  },
  {
    // Off by one.
    name: 'fourth-favourite-is-taken',
    room: 'src',
    file: 'src/entities/widget/model/favorite.ts',
    find: 'length < MAX_FAVORITES;',
    replace: 'length <= MAX_FAVORITES;',
  },
  {
    // Condition too wide: a server that is down for a moment signs everybody out.
    name: 'failed-refresh-ends-the-session-whatever-the-reason',
    room: 'src',
    file: 'src/shared/api/refresh-session.ts',
    find: 'return error instanceof HTTPError && [400, 401, 403].includes(error.response.status);',
    replace: 'return error instanceof HTTPError && error.response.status >= 400;',
  },
  {
    // Stale state: a person who returns to a search finds everything selected, although they did not select it.
    name: 'all-articles-of-an-earlier-search-are-selected-again',
    room: 'src',
    file: 'src/shared/ui/data-list/use-paged-selection.ts',
    find: 'if (whole && whole.of !== listKey) setWhole(undefined);',
    replace: '',
  },
];
