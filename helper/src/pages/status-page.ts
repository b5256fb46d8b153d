import { html } from 'hono/html';
import type { Queue } from '../drivers/driver.ts';
import type { JobAnswer } from '../http/job-answer.ts';
import { sentenceIn } from '../sentences/index.ts';
import { jobTones, formatJobState, queueTone, formatQueueState } from './format-state.ts';
import type { PageTexts } from './i18n/index.ts';
import { pageFrame, pagePath, type Markup } from './page.ts';

export interface StatusView {
  readonly version: string;
  readonly computerName: string;
  /** Account that the helper runs for. */
  readonly user: string;
  /** Apps that may print; those paired on this computer have a token with which they can be removed. */
  readonly origins: readonly { readonly origin: string; readonly removeToken: string | null }[];
  readonly queues: readonly Queue[];
  readonly jobs: readonly JobAnswer[];
}

/** Page with the state of the helper: allowed apps, printers and the last jobs. */
export function statusPage(view: StatusView, texts: PageTexts): Markup {
  const { computerName: computer, version, user } = view;
  const { status } = texts;
  return pageFrame(
    texts,
    status.title({ computer }),
    html`<h1>${status.heading}</h1>
      <p class="quiet">${status.version({ version, computer, user })}</p>
      <h2>${status.apps}</h2>
      <div class="panel">${apps(view, texts)}</div>
      <p class="small"><a href="${pagePath('/pair', texts)}">${status.allowAnother}</a></p>
      <h2>${status.printers}</h2>
      <div class="panel">${view.queues.map((queue) => queueRow(queue, texts))}</div>
      <h2>${status.jobs}</h2>
      <div class="panel">${jobs(view, texts)}</div>`,
  );
}

function apps({ origins }: StatusView, texts: PageTexts): Markup | Markup[] {
  return origins.length === 0
    ? html`<div class="row quiet">${texts.status.noApps}</div>`
    : origins.map(
        ({ origin, removeToken }) =>
          html`<div class="row"><span>${origin}</span>${removal(origin, removeToken, texts)}</div>`,
      );
}

function removal(origin: string, token: string | null, texts: PageTexts): Markup {
  const { status } = texts;
  return token === null
    ? html`<span class="quiet small">${status.setByOwner}</span>`
    : html`<form method="post" action="${pagePath('/pair/remove', texts)}">
        <input type="hidden" name="token" value="${token}" />
        <button class="plain" aria-label="${status.removeApp({ origin })}">${status.remove}</button>
      </form>`;
}

function queueRow(queue: Queue, texts: PageTexts): Markup {
  const details = [queue.model, queue.dpi && `${queue.dpi} dpi`, queue.isDefault && texts.status.isDefault];
  return html`<div class="row">
    <span>${queue.name}<br /><span class="quiet small">${details.filter(Boolean).join(' · ')}</span></span>
    <span class="state ${queueTone(queue)}">${formatQueueState(queue, texts)}</span>
  </div>`;
}

function jobs(view: StatusView, texts: PageTexts): Markup {
  const { status, language } = texts;
  if (view.jobs.length === 0) {
    return html`<div class="row quiet">${status.noJobs}</div>`;
  }
  const time = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${status.job}</th>
        <th scope="col">${status.printer}</th>
        <th scope="col">${status.state}</th>
        <th scope="col">${status.changed}</th>
      </tr>
    </thead>
    <tbody>
      ${view.jobs.map((job) => jobRow(job, texts, time))}
    </tbody>
  </table>`;
}

/** Returns the text of what the printer waits for, or else the message of the job, in the language of the page if it has a code. */
function wordsOf({ attention, ...job }: JobAnswer, { language }: PageTexts): string | null {
  const { message, code, args } = attention ? { ...attention, message: attention.text } : job;
  return message !== null && code !== undefined && args !== undefined
    ? sentenceIn({ code, args, message }, language)
    : message;
}

function jobRow(job: JobAnswer, texts: PageTexts, time: Intl.DateTimeFormat): Markup {
  const words = wordsOf(job, texts);
  return html`<tr>
    <td><code>${job.jobKey}</code></td>
    <td>${job.printer}</td>
    <td>
      <span class="state ${jobTones[job.state]}">${formatJobState(job, texts)}</span>
      ${words ? html`<br /><span class="quiet small">${words}</span>` : ''}
    </td>
    <td>${time.format(new Date(job.updatedAt))}</td>
  </tr>`;
}
