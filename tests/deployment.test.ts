import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alertRules, alerts } from '../scripts/deployment/alerts.ts';
import { dashboard, panels } from '../scripts/deployment/dashboard.ts';
import { sentences } from '../server/src/foundation/sentences/index.ts';
import { createMetrics } from '../server/src/program/observe/metrics.ts';
import { registerGauges } from '../server/src/program/observe/register-gauges.ts';
import { projectRoot } from './source-files.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const unused = () => Promise.reject(new Error('It is not read.'));

/** Names of all metrics that a server has. */
function registered(): ReadonlySet<string> {
  const { registry } = createMetrics('0.0.0');
  registerGauges(registry, {
    server: () => {
      throw new Error('It is not read.');
    },
    installation: unused,
    diskFreeBytes: unused,
    backup: unused,
  });
  return new Set(registry.getMetricsAsArray().map(({ name }) => name));
}

const expressions = [
  ...panels.flatMap(({ lines }) => Object.values(lines)),
  ...alerts.map(({ expression }) => expression),
];
const metricsIn = (expression: string) =>
  [...expression.matchAll(/\b(?:platen|nodejs|process)_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''));

/** Returns the end of the address of a heading, as it is on GitHub. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s/g, '-');

describe('the files for operators', () => {
  it('are those that the scripts make', () => {
    expect(JSON.parse(read('deploy/grafana-dashboard.json'))).toEqual(dashboard());
    expect(read('deploy/prometheus-alerts.yaml')).toBe(alertRules());
  });

  it('name only metrics that there are, and each of ours', () => {
    const there = registered();
    const named = new Set(expressions.flatMap(metricsIn));
    expect([...named].filter((name) => !there.has(name))).toEqual([]);
    expect([...there].filter((name) => name.startsWith('platen_') && !named.has(name))).toEqual([]);
  });

  it('lead from each alert to what can be done', () => {
    const headings = [...read('docs/operations.md').matchAll(/^### (.*)$/gm)].map(([, text = '']) =>
      anchorOf(text),
    );
    expect(headings.length).toBeGreaterThanOrEqual(10);
    expect(alerts.map(({ page }) => page).filter((page) => !headings.includes(page))).toEqual([]);
  });

  it.each(['deploy/Caddyfile', 'deploy/haproxy.cfg'])(
    'say in %s that no server is ready, as a server does',
    (path) => {
      const { code, args, message } = sentences.server.notReady;
      expect(read(path)).toContain(JSON.stringify({ Message: message, code, args }));
    },
  );

  it('set what the server reads', () => {
    const source = read('server/src/program/cli/environment.ts');
    const variables = new Set([...source.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name]) => name));
    const [, settings = ''] = /^ {2}environment:\n((?: {4}.*\n)+)/m.exec(read('deploy/compose.yaml')) ?? [];
    const set = [...settings.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
    expect(set).toContain('DATABASE_URL');
    expect(set.filter((name) => !variables.has(name))).toEqual([]);
  });

  it('are given the values that they take from outside', () => {
    const taken = [...read('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name);
    const given = [...read('deploy/compose.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(new Set(given)).toEqual(new Set(taken));
  });
});
