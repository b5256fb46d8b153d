/** Panel of a dashboard: a title, and what it shows by expressions of Prometheus. */
export interface Panel {
  readonly title: string;
  /** Unit of Grafana: `s`, `bytes`, `reqps`, `short`. */
  readonly unit: string;
  /** Expressions by the name of their line, which may contain labels: `{{class}}`. */
  readonly lines: Readonly<Record<string, string>>;
}

const p95 = (metric: string, by: string) =>
  `histogram_quantile(0.95, sum by (le, ${by}) (rate(${metric}_bucket[5m])))`;

/**
 * Panels for all servers of an installation. What every server counts in the same database is taken once, by `max`; what
 * each counts of itself is added up.
 */
export const panels: readonly Panel[] = [
  {
    title: 'Requests',
    unit: 'reqps',
    lines: { '{{class}}': 'sum by (class) (rate(platen_http_requests_total[5m]))' },
  },
  {
    title: 'Duration of requests, p95',
    unit: 's',
    lines: { '{{group}}': p95('platen_http_seconds', 'group') },
  },
  {
    title: 'Requests in progress',
    unit: 'short',
    lines: {
      '{{instance}}': 'platen_http_in_flight',
      'waiting for {{kind}}': 'sum by (kind) (platen_waiting_programs)',
    },
  },
  {
    title: 'Failures nobody foresaw, in an hour',
    unit: 'short',
    lines: { '{{instance}}': 'increase(platen_failures_total[1h])' },
  },
  {
    title: 'Print jobs a minute',
    unit: 'short',
    lines: { '{{source}}': 'sum by (source) (rate(platen_print_jobs_total[5m])) * 60' },
  },
  {
    title: 'Labels a minute',
    unit: 'short',
    lines: { labels: 'sum(rate(platen_labels_total[5m])) * 60' },
  },
  {
    title: 'Drawing of print files',
    unit: 's',
    lines: {
      'p95 {{language}}': p95('platen_render_seconds', 'language'),
      'in the queue': 'sum(platen_render_queue)',
    },
  },
  {
    title: 'Agents',
    unit: 'short',
    lines: { '{{state}}': 'max by (state) (platen_agents)' },
  },
  {
    title: 'Print files at agents',
    unit: 'short',
    lines: { '{{state}}': 'max by (state) (platen_agent_jobs)' },
  },
  {
    title: 'Work that is due',
    unit: 'short',
    lines: { '{{queue}}': 'max by (queue) (platen_queue_waiting)' },
  },
  {
    title: 'Oldest work that is due',
    unit: 's',
    lines: { '{{queue}}': 'max by (queue) (platen_queue_oldest_seconds)' },
  },
  {
    title: 'Failed rounds of background work, in an hour',
    unit: 'short',
    lines: { '{{worker}}': 'sum by (worker) (increase(platen_worker_rounds{outcome="failed"}[1h]))' },
  },
  {
    title: 'Transactions of the database',
    unit: 'short',
    lines: {
      '{{outcome}}': 'sum by (outcome) (rate(platen_db_transactions_total[5m]))',
      'again: {{reason}}': 'sum by (reason) (rate(platen_db_retries_total[5m]))',
    },
  },
  {
    title: 'Database: duration of transactions, p95, and connections',
    unit: 's',
    lines: {
      '{{role}}': p95('platen_db_seconds', 'role'),
      'connections {{state}}': 'sum by (state) (platen_db_pool)',
    },
  },
  {
    title: 'Servers',
    unit: 'short',
    lines: {
      'database answers {{instance}}': 'platen_db_up',
      'hears the others {{instance}}': 'platen_news_listener_up',
      'stopping {{instance}}': 'platen_draining',
      'version {{version}}, schema {{schema}}': 'count by (version, schema) (platen_build_info)',
    },
  },
  {
    title: 'Age of the newest backup',
    unit: 's',
    lines: { 'newest backup': 'min(platen_backup_age_seconds)' },
  },
  {
    title: 'Storage and memory',
    unit: 'bytes',
    lines: {
      database: 'max(platen_store_bytes)',
      'newest backup': 'max(platen_backup_bytes)',
      'free: {{place}} {{instance}}': 'platen_disk_free_bytes',
      'memory {{instance}}': 'process_resident_memory_bytes',
    },
  },
];

const WIDTH = 12;
const HEIGHT = 8;
const source = { type: 'prometheus', uid: '${source}' };

/** Returns the dashboard as Grafana imports it, two panels in a row. */
export const dashboard = () => ({
  uid: 'platen',
  title: 'Platen',
  schemaVersion: 39,
  refresh: '30s',
  time: { from: 'now-24h', to: 'now' },
  templating: { list: [{ name: 'source', type: 'datasource', query: 'prometheus', label: 'Prometheus' }] },
  panels: panels.map(({ title, unit, lines }, index) => ({
    id: index + 1,
    type: 'timeseries',
    title,
    datasource: source,
    gridPos: {
      x: (index % 2) * WIDTH,
      y: Math.floor(index / 2) * HEIGHT,
      w: WIDTH,
      h: HEIGHT,
    },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: Object.entries(lines).map(([legendFormat, expr], line) => ({
      refId: String.fromCodePoint(65 + line),
      datasource: source,
      expr,
      legendFormat,
    })),
  })),
});
