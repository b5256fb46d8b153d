import { windowsFile, workbookFile } from 'label-core/testing';
import { cremeArticle } from '../wire/article-file.ts';
import { codesOnPdf, codesOnZpl } from '../wire/paper.ts';
import type { RunningSystem } from '../wire/running-system.ts';
import { AppAt } from './app-at.ts';
import { chooseFile } from './chosen-file.ts';
import { expect, test } from './engine-run.ts';
import type { View, Target } from './view.ts';
import { versionFile } from '../wire/version-file.ts';

const { ean, name } = cremeArticle();
const LABEL = { id: 1, name: 'Product 60 × 40', widthMm: 60, heightMm: 40, dpi: 203 };
/** One of the articles that exist from the start, with a choice of labels. */
const loaded = { ean, name, label: LABEL.name };
const member = 'member@demo.test';

const button = (words: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name: words,
  ...(within && { within }),
});
const dialog = (words: string | RegExp): Target => ({ role: 'dialog', name: words });

/** Prints this number of labels of the article on the IPP printer; returns the codes on the paper. */
async function codesPrinted(
  app: AppAt,
  { ippPrinter }: RunningSystem,
  article: { readonly ean: string; readonly name: string; readonly label?: string },
  quantity: number,
): Promise<string[][]> {
  const before = ippPrinter.jobs.length;
  await app.print({ ...article, printer: `IPP ${LABEL.dpi} dpi`, quantity });
  await expect.poll(() => ippPrinter.jobs.length).toBe(before + 1);
  return codesOnPdf(ippPrinter.jobs.at(-1)?.document ?? new Uint8Array(), LABEL);
}

test('a wrong password is refused with words, the right one leads in, and a reload stays in', async ({
  view,
  system,
}) => {
  const app = new AppAt(view, system.appUrl);
  await app.goTo('/login');
  await app.enter(member, 'not the password');
  await view.seeWhen({ role: 'alert', name: /.*/u }, ({ text }) => text.trim() !== '');
  await app.enter(member);
  await view.see({ role: 'link', name: 'Logout' });
  await app.goTo('/print-articles');
  await view.see({ role: 'searchbox', name: 'Search by name or number' });
});

test('three labels of an article come out of the IPP printer as one PDF that scans', async ({
  view,
  system,
}) => {
  const app = new AppAt(view, system.appUrl);
  await app.signIn(member);
  expect(await codesPrinted(app, system, loaded, 3)).toEqual([[ean], [ean], [ean]]);
  await view.seeWhen({ role: 'img', name: /^Preview/u }, ({ isDrawn }) => isDrawn);
});

test('three labels of an article come out of the raw printer as ZPL that scans', async ({ view, system }) => {
  const app = new AppAt(view, system.appUrl);
  await app.signIn(member);
  const before = system.rawPrinter.connections.length;
  await app.print({ ...loaded, printer: `ZPL ${LABEL.dpi} dpi`, quantity: 3 });
  await expect.poll(() => system.rawPrinter.connections[before]?.isEnded).toBe(true);
  expect(await codesOnZpl(system.rawPrinter.connections[before]?.bytes ?? new Uint8Array())).toEqual([
    [ean],
    [ean],
    [ean],
  ]);
});

const HEADINGS = ['EAN', 'Bezeichnung', 'Zutaten'];
const files = [
  {
    fileName: 'Artikel.csv',
    article: { ean: '4006381333948', name: 'Œufs frais, Größe 2 €' },
    bytes: windowsFile([HEADINGS, ['4006381333948', 'Œufs frais, Größe 2 €', 'Eier; Salz']]),
  },
  {
    fileName: 'Artikel.xlsx',
    article: { ean: '4006381333955', name: 'Żurek – śląski' },
    bytes: workbookFile({ Artikel: [HEADINGS, ['4006381333955', 'Żurek – śląski', 'Żyto, sól']] }),
  },
] as const;

for (const { fileName, article, bytes } of files) {
  test(`${fileName} is imported by hand, and its article prints with its code`, async ({ view, system }) => {
    const app = new AppAt(view, system.appUrl);
    await app.signIn('admin@demo.test');
    await app.goTo('/importdata');
    await view.see(button('Choose a file'));
    await chooseFile(view, test.info(), { fileName, bytes });
    await view.seeWords(fileName);
    await view.click(button('Continue'));
    await view.see({ role: 'region', name: 'The first rows of the file' });
    await view.click(button('Continue'));
    await view.see({ role: 'heading', name: 'Match your columns' });
    await view.choose({ role: 'combobox', name: 'Group' }, 'Food');
    await app.check({ role: 'checkbox', name: LABEL.name });
    await view.click(button('Continue'));
    await view.click(button(/^Import [\d,]+ articles?$/u));
    await view.seeWords('Imported');
    await app.signIn(member);
    expect(await codesPrinted(app, system, article, 1)).toEqual([[article.ean]]);
  });
}

/** Opens the version that waits for this person from the list of the review. */
async function openDecision(app: AppAt, view: View, step: 'Data' | 'Design' | 'Publish'): Promise<void> {
  await app.goTo('/qa/labels');
  await view.click({ role: 'link', name: `Review ${step}: ${LABEL.name}` });
}

async function approve(app: AppAt, view: View, step: 'Data' | 'Design'): Promise<void> {
  const what = step.toLowerCase();
  await openDecision(app, view, step);
  const changes: Target = { role: 'region', name: /^Changes on the label/u };
  const change: Target = { role: 'listitem', name: /.*/u, within: changes };
  const { count } = await view.see(change);
  for (let looked = 1; looked <= count; looked += 1) {
    await view.type('n');
    await view.seeWhen(changes, ({ text }) => text.split('Seen').length > looked);
  }
  await view.click(button('Approve'));
  await view.click(button(`Approve the ${what}`, dialog(`Approve the ${what}?`)));
  await view.seeWords(`You approved the ${what} of “${LABEL.name}”`);
}

test('a version is uploaded, approved twice and published: only then is it what the printer gets', async ({
  view,
  system,
}) => {
  const app = new AppAt(view, system.appUrl);
  const printed = async () => {
    await app.signIn(member);
    return codesPrinted(app, system, loaded, 1);
  };

  await app.signIn('labels@demo.test');
  await app.goTo(`/qa/labels/${LABEL.id}/upload`);
  await view.see(button(/^Choose a/u));
  await chooseFile(view, test.info(), {
    fileName: 'second.json',
    bytes: versionFile(LABEL.name, 'V2-'),
  });
  await view.seeWhen({ role: 'img', name: /^Preview of /u }, ({ isDrawn }) => isDrawn);
  await app.check({ role: 'radio', name: 'Submit for approval' });
  await view.click(button('Save and submit for approval'));
  await view.see({ role: 'list', name: 'Audit trail' });
  expect(await printed()).toEqual([[ean]]);

  await app.signIn('data@demo.test');
  await approve(app, view, 'Data');
  await app.signIn('design@demo.test');
  await approve(app, view, 'Design');
  expect(await printed()).toEqual([[ean]]);

  await app.signIn('publish@demo.test');
  await openDecision(app, view, 'Publish');
  await view.click(button('Publish'));
  await view.click(button('Publish now', dialog(/^Publish version \d+ now\?$/u)));
  await view.seeWords('prints version');
  expect(await printed()).toEqual([[`V2-${ean}`]]);
});
