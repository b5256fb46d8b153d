/** `node scripts/deployment.ts`: writes the files of deploy/ that are made from data: dashboard and alerts. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { alertRules } from './deployment/alerts.ts';
import { dashboard } from './deployment/dashboard.ts';

const folder = resolve(import.meta.dirname, '../deploy');
writeFileSync(resolve(folder, 'grafana-dashboard.json'), `${JSON.stringify(dashboard(), null, 2)}\n`);
writeFileSync(resolve(folder, 'prometheus-alerts.yaml'), alertRules());
