import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import { schemaVersion } from '../../foundation/store/migrations.ts';
import type { Meter } from '../../foundation/work/meter.ts';
import { routeGroup, statusClass } from './request-labels.ts';

/** Upper limits of the buckets of durations, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 1, 2.5, 10];

export interface Metrics {
  readonly registry: Registry;
  readonly meter: Meter;
}

/**
 * Creates the metrics of one server, and the meter that counts into them. Labels are of closed sets: patterns of routes,
 * states, kinds; never an organisation, a person, a printer, an agent or an address.
 * @param version of the program
 */
export function createMetrics(version: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'platen_build_info',
    help: 'Version of the program and of its schema; always 1.',
    labelNames: ['version', 'schema'],
    registers,
  }).set({ version, schema: String(schemaVersion) }, 1);
  const requests = new Counter({
    name: 'platen_http_requests_total',
    help: 'Requests that were answered, by pattern of the route and class of the status; 429 and 503 on their own.',
    labelNames: ['route', 'method', 'class'],
    registers,
  });
  const seconds = new Histogram({
    name: 'platen_http_seconds',
    help: 'Duration of requests, by the first part of the route. Polls wait on purpose: see connect.',
    labelNames: ['group'],
    buckets,
    registers,
  });
  const inFlight = new Gauge({
    name: 'platen_http_in_flight',
    help: 'Requests that are being answered.',
    registers,
  });
  const failures = new Counter({
    name: 'platen_failures_total',
    help: 'Requests that failed for a reason nobody foresaw; each is in the log with its stack.',
    registers,
  });
  const transactions = new Counter({
    name: 'platen_db_transactions_total',
    help: 'Transactions of the store: done, refused by a rule, unavailable (the database is away or busy), full.',
    labelNames: ['role', 'outcome'],
    registers,
  });
  const transactionSeconds = new Histogram({
    name: 'platen_db_seconds',
    help: 'Duration of transactions, with the wait for a connection.',
    labelNames: ['role'],
    buckets,
    registers,
  });
  const retries = new Counter({
    name: 'platen_db_retries_total',
    help: 'Transactions that were done again, because the database undid or lost them.',
    labelNames: ['reason'],
    registers,
  });
  const drawingSeconds = new Histogram({
    name: 'platen_render_seconds',
    help: 'Time from the order of a print file until it is drawn.',
    labelNames: ['language'],
    buckets,
    registers,
  });
  const drawing = new Gauge({
    name: 'platen_render_queue',
    help: 'Print files that are drawn or wait for it.',
    registers,
  });
  const jobs = new Counter({
    name: 'platen_print_jobs_total',
    help: 'Print jobs that were stored, by who asked for them.',
    labelNames: ['source'],
    registers,
  });
  const labels = new Counter({
    name: 'platen_labels_total',
    help: 'Labels of the stored print jobs.',
    registers,
  });

  const meter: Meter = {
    request: () => {
      inFlight.inc();
      return (facts) => {
        inFlight.dec();
        const { route, method, status } = facts;
        requests.inc({ route, method, class: statusClass(status) });
        seconds.observe({ group: routeGroup(route) }, facts.seconds);
      };
    },
    failed: () => failures.inc(),
    transaction: (role, outcome, duration) => {
      transactions.inc({ role, outcome });
      transactionSeconds.observe({ role }, duration);
    },
    retried: (reason) => retries.inc({ reason }),
    drawing: (language) => {
      drawing.inc();
      const end = drawingSeconds.startTimer({ language });
      return () => {
        drawing.dec();
        end();
      };
    },
    printed: (source, count) => {
      jobs.inc({ source });
      labels.inc(count);
    },
  };
  return { registry, meter };
}
