import { describe, expect, it, test } from 'vitest';
import { houseRules } from './house-rules.ts';
import type { SourceFile } from './source-files.ts';

type Files = Readonly<Record<string, string>>;

const asList = (files: Files): SourceFile[] => Object.entries(files).map(([path, text]) => ({ path, text }));
const brokenRules = (files: Files) =>
  houseRules.flatMap((rule) => rule.broken(asList(files)).map(() => rule.name));

const keys = 'a query key is spelled in *-queries.ts only, a mutation key in *-mutation.ts only';
const texts = 'texts are in the message catalogue, not in JSX';
const sentences = 'sentences are in the message catalogue';
const pages = 'texts of the pages of server and helper are in their message catalogue';
const coded = 'what server, helper and label-core tell has a code';
const crossReferences = 'at most three @x files';
const tests = 'production never imports a test';
const roles = 'role names stand in the access table only';
const pdfs = 'a PDF is shown from a blob, never from a data address';
const services = 'the app imports nothing of the server or the helper';
const paths = 'rooms reach each other by name, never by path';
const length = 'a file has at most 250 lines, a test 400';
const names = 'files and folders are named after the thing in them';
const madeKeys = 'a key of the app is made by newKey';
const layers = 'a layer of the server imports from itself and below';
const circles = 'no folders of the server import each other in a circle';
const folders = 'no slice in src has more than two levels of folders inside it';
const smallModules = 'at most 80 modules of 20 lines or fewer with a single importer in src';
const widgets = 'there is no widgets layer: a widget is always the print widget';

const shown = 'a shared component is in the gallery';
const used = 'a shared component is used by the app';

const component: Files = {
  'src/shared/ui/cup/index.ts': `export { Cup } from './cup';`,
  'gallery/shared/cup.gallery.tsx': `import { Cup } from '@/shared/ui/cup';`,
};
const page = (cup: string): Files => ({ 'src/pages/bar/ui/bar.ts': `import { Cup } from '${cup}';` });

const crossReference = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`src/entities/cup/@x/jar-${index}.ts`, 'export {};']),
  );

/**
 * Returns `count` modules of one line, and one that imports them all: from the same folder, from above, and
 * dynamically.
 */
const modulesOfOneUser = (count: number): Files => {
  const jars = Array.from({ length: count }, (_, index) => `jar-${index}`);
  const sources = jars.map((jar, index) => (index % 2 === 0 ? `./${jar}` : `@/entities/cup/model/${jar}`));
  const uses = sources.map((source, index) =>
    index % 3 === 0 ? `void import('${source}');` : `import '${source}';`,
  );
  return Object.fromEntries([
    ...jars.map((jar) => [`src/entities/cup/model/${jar}.ts`, 'export {};']),
    ['src/entities/cup/model/cup.ts', `${uses.join('\n')}\n${'pour();\n'.repeat(20)}`],
  ]);
};

describe('a file that breaks one rule', () => {
  test.each<[string, Files]>([
    [keys, { 'src/pages/bar/ui/bar.tsx': `useQuery({ queryKey: ['cups'] });` }],
    [keys, { 'src/pages/bar/ui/bar.tsx': `useQuery({ queryKey: ['cups'] as const });` }],
    [keys, { 'src/entities/cup/api/cup-requests.ts': `client.setQueryData({ 'queryKey': [a] });` }],
    [keys, { 'src/entities/cup/api/cup-queries.ts': `mutationOptions({ mutationKey: ['pour'] });` }],
    [widgets, { 'src/widgets/bar/index.ts': 'export {};' }],
    [texts, { 'src/pages/bar/ui/bar.tsx': 'const a = <p>Full</p>;' }],
    [texts, { 'src/pages/bar/ui/bar.tsx': `const a = <p>{'Full'}</p>;` }],
    [texts, { 'src/pages/bar/ui/bar.tsx': 'const a = <p>{`${count} cups`}</p>;' }],
    [texts, { 'src/pages/bar/ui/bar.tsx': `const a = <p>{isFull ? texts.full : 'Empty'}</p>;` }],
    [texts, { 'src/pages/bar/ui/bar.tsx': `const a = <>{isFull && 'Full'}</>;` }],
    [texts, { 'src/pages/bar/ui/bar.tsx': 'const a = <Button aria-label="Pour" />;' }],
    [texts, { 'src/pages/bar/ui/bar.tsx': `const a = <Field placeholder={'Number'} />;` }],
    [sentences, { 'src/pages/bar/model/bar.ts': `export const full = 'The cup is full.';` }],
    [sentences, { 'src/pages/bar/model/bar.ts': 'export const full = `The cup ${name} is full`;' }],
    [sentences, { 'src/pages/bar/ui/bar.tsx': `notify({ title: 'Cup full' });` }],
    [coded, { 'server/src/people/cup.ts': `refuse([{ path: 'cup', message: 'The cup is full.' }]);` }],
    [pages, { 'server/src/program/help/cup.ts': 'const full = html`<p>${cup}: <b>full</b></p>`;' }],
    [pages, { 'server/src/foundation/mail/cup.ts': 'const top = `<title>Full – Platen</title>`;' }],
    [pages, { 'helper/src/pages/cup.ts': 'const top = html`<nav aria-label="Cups">${cups}</nav>`;' }],
    [pages, { 'server/src/program/setup/cup-page.ts': `const full = 'The cup is full.';` }],
    [pages, { 'server/src/program/setup/cup-page.js': `say('The cup is full. Please try another.');` }],
    [
      coded,
      { 'helper/src/dispatch/cup.ts': `journal.move(key, 'failed', { message: 'The cup is full.' });` },
    ],
    [
      coded,
      {
        'label-core/src/cup.ts':
          'export const full = (cup: string) => ({ message: `The cup ${cup} is full.` });',
      },
    ],
    [crossReferences, crossReference(4)],
    [tests, { 'src/pages/bar/ui/bar.ts': `import { cup } from '@/entities/cup/index.testing';` }],
    [tests, { 'src/pages/bar/ui/bar.ts': `import { cup } from '@/shared/testing';` }],
    [tests, { 'server/src/people/bar.ts': `export { cup } from '../testing/cup.ts';` }],
    [tests, { 'helper/src/bar.ts': `export * from './bar.test.ts';` }],
    [roles, { 'src/pages/bar/ui/bar.ts': `const is = user.roles.includes('LabelManager');` }],
    [roles, { 'src/pages/bar/ui/bar.ts': 'const is = user.tags.has("AccountType:User");' }],
    [roles, { 'src/pages/bar/ui/bar.ts': 'const is = user.tags.has(`UserRole:X${name}`);' }],
    [pdfs, { 'src/pages/bar/ui/bar.ts': 'open(`data:application/pdf;base64,${cup}`);' }],
    [madeKeys, { 'src/pages/bar/ui/bar.ts': 'const key = crypto.randomUUID();' }],
    [services, { 'src/pages/bar/ui/bar.ts': `import { cup } from 'server';` }],
    [services, { 'src/pages/bar/ui/bar.test.ts': `import { cup } from 'helper/testing';` }],
    [services, { 'src/pages/bar/ui/bar.ts': `import type { Cup } from 'server/src/people/cup.ts';` }],
    [paths, { 'helper/src/bar.ts': `import { cup } from '../../label-core/src/cup.ts';` }],
    [paths, { 'server/src/people/bar/bar.test.ts': `export * from '../../../../e2e/cup.ts';` }],
    [paths, { 'src/pages/bar/ui/bar.ts': `import { cup } from '../../../../label-core/src/cup';` }],
    [layers, { 'server/src/bar/cup.ts': 'export {};' }],
    [layers, { 'server/src/people/bar.ts': `import { cup } from '../design/cup.ts';` }],
    [layers, { 'server/src/foundation/bar/bar.ts': `import type { Cup } from '../../program/cup.ts';` }],
    [
      circles,
      {
        'server/src/people/bars/bar.ts': `import { cup } from '../cups/cup.ts';`,
        'server/src/people/cups/jar.ts': `import type { Jug } from '../jugs/jug.ts';`,
        'server/src/people/jugs/lid.ts': `export { bar } from '../bars/bar.ts';`,
      },
    ],
    [shown, { ...page('@/shared/ui/cup'), 'src/shared/ui/cup/index.ts': 'export {};' }],
    [
      shown,
      {
        ...component,
        ...page('@/shared/ui/jar'),
        'src/shared/ui/jar/jar.ts': `import { Cup } from '../cup';`,
      },
    ],
    [used, component],
    [used, { ...component, 'src/pages/bar/ui/bar.test.ts': `import { Cup } from '@/shared/ui/cup';` }],
    [used, { ...component, 'src/shared/ui/cup/jar.ts': `import { Cup } from './cup';` }],
    [length, { 'server/src/people/cup.ts': 'cup();\n'.repeat(251) }],
    [length, { 'server/src/people/cup.test.ts': 'cup();\n'.repeat(401) }],
    [folders, { 'src/entities/cup/ui/parts/lids/lid.tsx': 'export {};' }],
    [folders, { 'src/pages/bar/list/ui/parts/lids/lid.tsx': 'export {};' }],
    [folders, { 'src/pages/bar/ui/parts/lids/lid.tsx': 'export {};' }],
    [folders, { 'src/shared/lib/cup/parts/lids/lid.ts': 'export {};' }],
    [smallModules, modulesOfOneUser(81)],
    [names, { 'server/src/people/utils/cup.ts': 'export {};' }],
    [names, { 'src/entities/cup/model/types.ts': 'export {};' }],
    [names, { 'helper/src/hooks/use-cup.tsx': 'export {};' }],
  ])('is refused by the rule “%s”: %o', (rule, files) => {
    expect([...new Set(brokenRules(files))]).toEqual([rule]);
  });
});

describe('a file that breaks no rule', () => {
  test.each<[string, Files]>([
    [
      'spells keys in its queries',
      { 'src/entities/cup/api/cup-queries.ts': `queryOptions({ queryKey: ['cups'] });` },
    ],
    ['passes a key on', { 'src/pages/bar/ui/bar.tsx': 'invalidate({ queryKey: cupQueries.all() });' }],
    [
      'renders texts of its catalogue',
      { 'src/pages/bar/ui/bar.tsx': 'const a = <p title={texts.title}>{texts.full} · {count}</p>;' },
    ],
    ['names a colour', { 'src/pages/bar/ui/bar.tsx': 'const a = <Cup color="red" size="large" />;' }],
    [
      'says a sentence to programmers',
      { 'src/pages/bar/model/bar.ts': `throw new TypeError('The cup is full.');` },
    ],
    [
      'has a sentence in its catalogue',
      { 'src/pages/bar/i18n/en.ts': `export default { full: 'Cup full' };` },
    ],
    [
      'renders a page from its catalogue',
      {
        'server/src/program/help/cup-page.ts':
          'const page = html`<style>p { margin: 0 }</style><title>${texts.title} – Platen</title><p lang="de">${full}</p>`;',
      },
    ],
    [
      'names a value in a sentence for programmers',
      { 'helper/src/bar.ts': `const rule = 'must be <id> or <name>';` },
    ],
    ['has text in a test', { 'src/pages/bar/ui/bar.test.tsx': 'render(<p>Full</p>);' }],
    ['has three cross references', crossReference(3)],
    ['imports tests in a test', { 'src/pages/bar/bar.test.ts': `import { cup } from '@/shared/testing';` }],
    [
      'reads the access table',
      { 'src/entities/session/model/access.ts': `const a = 'UserRole:LabelManager';` },
    ],
    [
      'names a role for people to read',
      { 'src/shared/auth/i18n/en.ts': `export default { LabelManager: 'LabelManager' };` },
    ],
    ['names a review state', { 'src/entities/version/model/state.ts': `const state = 'Publisher';` }],
    ['is a component that the gallery shows and a page uses', { ...component, ...page('@/shared/ui/cup') }],
    ['is the catalogue of components', { 'src/shared/ui/i18n/en.ts': 'export const en = {};' }],
    ['has 250 lines', { 'server/src/people/cup.ts': 'cup();\n'.repeat(250) }],
    ['has two folders inside its slice', { 'src/pages/bar/list/ui/parts/lid.tsx': 'export {};' }],
    ['is one of 80 small modules with a single importer', modulesOfOneUser(80)],
    [
      'is one of many small modules with several importers',
      {
        ...modulesOfOneUser(81),
        'src/entities/cup/model/bar.ts': modulesOfOneUser(81)['src/entities/cup/model/cup.ts'] ?? '',
      },
    ],
    ['is named after the thing in it', { 'helper/src/bar.ts': 'export {};' }],
  ])('is accepted when it %s', (_, files) => {
    expect(brokenRules(files)).toEqual([]);
  });
});

it('a file that cannot be parsed is refused', () => {
  expect(() => brokenRules({ 'src/pages/bar/ui/bar.ts': 'const = ;' })).toThrow('src/pages/bar/ui/bar.ts');
});
