import { parseLabelTemplate } from 'label-core';
import { isGtinFault, readGtin } from 'label-core/gtin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveValues } from '../../design/labels/resolve-values.ts';
import { reviewStates } from 'label-core/review';
import { createRenderer } from '../../printing/print/label-core-renderer.ts';
import { demoAccounts, demoPassword, freeAccounts } from './demo-accounts.ts';
import { createDemoServer } from './create-demo-server.ts';
import { demoArticles } from './demo-articles.ts';
import { demoGroups } from './demo-groups.ts';
import { demoLabels } from './demo-labels.ts';
import { demoPictures } from './demo-pictures.ts';
import { demoPrinters, networkTargets } from './demo-printers.ts';

const images = Object.fromEntries(demoPictures.map(({ content }, index) => [String(index + 1), content]));
const renderer = createRenderer();
afterAll(() => renderer.close());

describe('the demo organisation', () => {
  it('has at least 200 articles, each with an EAN-13 and a name of its own', () => {
    expect(demoArticles.length).toBeGreaterThanOrEqual(200);
    const eans = demoArticles.map(({ externalIdentifier }) => externalIdentifier);
    expect(eans.filter((ean) => ean.length !== 13 || isGtinFault(readGtin(ean)))).toEqual([]);
    expect(new Set(demoArticles.map(({ externalIdentifier }) => externalIdentifier)).size).toBe(
      demoArticles.length,
    );
    expect(new Set(demoArticles.map(({ name }) => name)).size).toBe(demoArticles.length);
  });

  it('has groups two levels below the root', () => {
    const depthOf = (id: number): number => {
      const parent = demoGroups[id - 1]?.parentGroupId;
      return parent ? 1 + depthOf(parent) : 0;
    };
    expect(Math.max(...demoGroups.map((_, index) => depthOf(index + 1)))).toBe(2);
  });

  it('has a label version in every state of the review', () => {
    const states = new Set(demoLabels.flatMap(({ versions }) => versions.map(({ state }) => state)));
    expect(states).toEqual(new Set(reviewStates));
  });

  it.each(
    demoLabels.flatMap(({ name, versions }) =>
      versions.map(({ template, state }) => ({ name, state, template })),
    ),
  )('has $name ($state) as a template that can be read', ({ template }) => {
    expect(parseLabelTemplate(JSON.parse(JSON.stringify(template)))).toEqual(template);
  });

  it.each(demoLabels)(
    'prints $name for every article that carries it, on every printer',
    ({ versions, articleGroupIds }) => {
      const template = versions.find(({ state }) => state === 'Published')?.template;
      const carried = demoArticles.filter(({ groupId }) => articleGroupIds.includes(groupId));
      expect(template && carried.length > 0).toBe(true);
      if (!template) return;
      const dpis = [...new Set(demoPrinters(networkTargets).map(({ dpi }) => dpi))];
      expect(new Set(dpis)).toEqual(new Set([203, 300]));
      for (const article of carried) {
        const { values } = resolveValues({ variables: template.variables, article, changes: {} });
        for (const dpi of dpis) {
          expect([article.name, dpi, renderer.findProblems({ template, values, dpi, images })]).toEqual([
            article.name,
            dpi,
            [],
          ]);
        }
      }
    },
  );
});

it('saves what a newcomer prints on the printers of the demo where no network printer is given', () => {
  const saved = demoPrinters({}).filter(({ targetPrintQueue }) => targetPrintQueue === 'Save to folder');
  expect(saved.map(({ displayName, dpi, language }) => [displayName, dpi, language])).toEqual([
    ['Save to folder', 300, 'pdf'],
    ['Packing desk (203 dpi)', 203, 'pdf'],
    ['Line 1 (300 dpi)', 300, 'pdf'],
  ]);
});

describe('a demo server in memory', () => {
  let server: Awaited<ReturnType<typeof createDemoServer>>;
  beforeAll(async () => {
    server = await createDemoServer();
  });
  afterAll(() => server.close());

  it.each([...demoAccounts, ...freeAccounts])('allows $email to sign in', async ({ email }) => {
    const response = await server.fetch(
      new Request('http://platen.test/api/account/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: demoPassword }),
      }),
    );
    expect(response.status).toBe(200);
  });
});
