/** Alert: a fault, how long it must last, and the part of docs/operations.md that says what to do. */
export interface Alert {
  readonly name: string;
  readonly expression: string;
  /** How long it must be so. */
  readonly lasting: string;
  readonly summary: string;
  /** Heading of docs/operations.md, as the end of an address. */
  readonly page: string;
}

export const alerts: readonly Alert[] = [
  {
    name: 'PlatenServerGone',
    expression: 'up{job="platen"} == 0',
    lasting: '1m',
    summary: 'A server does not answer.',
    page: 'a-server-does-not-start-or-ends-again-and-again',
  },
  {
    name: 'PlatenRequestsFail',
    expression:
      'sum(rate(platen_http_requests_total{class=~"5xx|503"}[5m])) / sum(rate(platen_http_requests_total[5m])) > 0.01',
    lasting: '5m',
    summary: 'More than one request in a hundred fails.',
    page: 'calls-are-answered-with-500',
  },
  {
    name: 'PlatenPrintsSlow',
    expression:
      'histogram_quantile(0.95, sum by (le) (rate(platen_http_seconds_bucket{group="printjobs"}[10m]))) > 0.4',
    lasting: '10m',
    summary: 'Print calls take longer than 400 ms.',
    page: 'everything-is-slow',
  },
  {
    name: 'PlatenDatabaseAway',
    expression: 'platen_db_up == 0',
    lasting: '30s',
    summary: 'A server cannot reach the database.',
    page: 'the-database-is-away',
  },
  {
    name: 'PlatenConnectionsUsedUp',
    expression: 'max by (instance) (platen_db_pool{state="waiting"}) > 0',
    lasting: '1m',
    summary: 'Transactions wait for a connection to the database.',
    page: 'everything-is-slow',
  },
  {
    name: 'PlatenWorkWaits',
    expression:
      'max by (queue) (platen_queue_oldest_seconds{queue!="mail"}) > 300 or max by (queue) (platen_queue_oldest_seconds{queue="mail"}) > 1800',
    lasting: '1m',
    summary: 'Work has been due for more than five minutes, or a letter has waited for half an hour.',
    page: 'letters-messages-or-imports-wait',
  },
  {
    name: 'PlatenNewsNotHeard',
    expression: 'platen_news_listener_up == 0',
    lasting: '5m',
    summary: 'A server does not hear the others: agents are told with a delay of a second.',
    page: 'agents-are-told-late',
  },
  {
    name: 'PlatenDiskFillsUp',
    expression: 'platen_disk_free_bytes < 1e9 or predict_linear(platen_disk_free_bytes[6h], 86400) < 0',
    lasting: '10m',
    summary: 'A disk is nearly full, or will be within a day.',
    page: 'a-disk-is-full',
  },
  {
    name: 'PlatenBackupOld',
    expression: 'min(platen_backup_age_seconds) > 93600',
    lasting: '10m',
    summary: 'The newest backup is older than 26 hours.',
    page: 'there-is-no-new-backup',
  },
  {
    name: 'PlatenEventLoopBusy',
    expression: 'nodejs_eventloop_lag_p99_seconds > 0.2',
    lasting: '5m',
    summary: 'A server is busy without a pause.',
    page: 'everything-is-slow',
  },
  {
    name: 'PlatenMemoryGrows',
    expression: 'process_resident_memory_bytes / (process_resident_memory_bytes offset 6h) > 1.3',
    lasting: '1h',
    summary: 'A server uses a third more memory than six hours ago.',
    page: 'memory-grows',
  },
];

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Returns the rules as Prometheus reads them. */
export const alertRules = (): string =>
  [
    '# Written by scripts/deployment.ts. Prometheus scrapes METRICS_PORT of each server as the job “platen”.',
    'groups:',
    '  - name: platen',
    '    rules:',
    ...alerts.flatMap(({ name, expression, lasting, summary, page }) => [
      `      - alert: ${name}`,
      `        expr: ${quoted(expression)}`,
      `        for: ${lasting}`,
      '        annotations:',
      `          summary: ${quoted(summary)}`,
      `          runbook: docs/operations.md#${page}`,
    ]),
    '',
  ].join('\n');
