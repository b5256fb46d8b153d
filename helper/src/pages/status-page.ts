import { html } from 'hono/html';
import type { Queue } from '../drivers/driver.ts';
import type { JobAnswer } from '../http/job-answer.ts';
import { jobTones, formatJobState, queueTone, formatQueueState } from './format-state.ts';
import { pageFrame, type Markup } from './page.ts';

export interface StatusView {
  readonly version: string;
  readonly computerName: string;
  /** Apps that may print; those paired on this computer carry a token to remove them. */
  readonly origins: readonly { readonly origin: string; readonly removeToken: string | null }[];
  readonly queues: readonly Queue[];
  readonly jobs: readonly JobAnswer[];
}

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** How the helper is: which apps may print, on which printers, and what became of the last jobs. */
export function statusPage(view: StatusView): Markup {
  return pageFrame(
    `Printer helper on ${view.computerName}`,
    html`<h1>Printer helper</h1>
      <p class="quiet">Version ${view.version} on ${view.computerName}</p>
      <h2>Apps that may print</h2>
      <div class="panel">${apps(view)}</div>
      <p class="small"><a href="/pair">Allow another app</a></p>
      <h2>Printers</h2>
      <div class="panel">${view.queues.map(queueRow)}</div>
      <h2>Last jobs</h2>
      <div class="panel">${jobs(view)}</div>`,
  );
}

function apps({ origins }: StatusView): Markup | Markup[] {
  return origins.length === 0
    ? html`<div class="row quiet">No app may print yet.</div>`
    : origins.map(
        ({ origin, removeToken }) =>
          html`<div class="row"><span>${origin}</span>${removal(origin, removeToken)}</div>`,
      );
}

function removal(origin: string, token: string | null): Markup {
  return token === null
    ? html`<span class="quiet small">set by the owner of this computer</span>`
    : html`<form method="post" action="/pair/remove">
        <input type="hidden" name="token" value="${token}" />
        <button class="plain" aria-label="Remove ${origin}">Remove</button>
      </form>`;
}

function queueRow(queue: Queue): Markup {
  const details = [queue.model, queue.dpi && `${queue.dpi} dpi`, queue.isDefault && 'default'].filter(
    Boolean,
  );
  return html`<div class="row">
    <span>${queue.name}<br /><span class="quiet small">${details.join(' · ')}</span></span>
    <span class="state ${queueTone(queue)}">${formatQueueState(queue)}</span>
  </div>`;
}

function jobs(view: StatusView): Markup {
  if (view.jobs.length === 0) {
    return html`<div class="row quiet">Nothing has been printed yet.</div>`;
  }
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Job</th>
        <th scope="col">Printer</th>
        <th scope="col">State</th>
        <th scope="col">Changed</th>
      </tr>
    </thead>
    <tbody>
      ${view.jobs.map(jobRow)}
    </tbody>
  </table>`;
}

function jobRow(job: JobAnswer): Markup {
  const words = job.attention?.text ?? job.message;
  return html`<tr>
    <td><code>${job.jobKey}</code></td>
    <td>${job.printer}</td>
    <td>
      <span class="state ${jobTones[job.state]}">${formatJobState(job)}</span>
      ${words ? html`<br /><span class="quiet small">${words}</span>` : ''}
    </td>
    <td>${time.format(new Date(job.updatedAt))}</td>
  </tr>`;
}
