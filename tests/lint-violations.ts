/** File that breaks one lint rule, and the expected message of the linter. */
export interface LintViolation {
  readonly path: string;
  readonly text: string;
  /** Code of the rule; when two rules form one guard, both. */
  readonly rule: string;
  /** Part of the message, if the project defines the message. */
  readonly says?: string;
}

const importing = (path: string, source: string, says: string): LintViolation => ({
  path,
  text: `export { thing } from '${source}';\n`,
  rule: 'eslint(no-restricted-imports)',
  says,
});

/** Imports that climb or reach into a slice; each message says what to do instead. */
const layerViolations: readonly LintViolation[] = [
  importing('src/shared/ui/tag.ts', '@/entities/printer', 'shared knows no domain'),
  importing('src/shared/ui/sheet.ts', '@/features/print', 'shared knows no domain'),
  importing('src/shared/ui/nav.ts', '@/pages/home', 'shared knows no domain'),
  importing('src/shared/ui/root.ts', '@/app/styles', 'shared knows no domain'),
  importing('src/entities/cup/model/print.ts', '@/features/print', 'An entity never knows who uses it'),
  importing('src/entities/cup/model/home.ts', '@/pages/home', 'An entity never knows who uses it'),
  importing('src/entities/cup/model/app.ts', '@/app/styles', 'An entity never knows who uses it'),
  importing('src/entities/cup/model/reach.ts', '@/entities/jar/model/lid', 'Another entity is reached'),
  importing('src/features/pour/model/fill.ts', '@/features/fill', 'A feature does not call a feature'),
  importing('src/features/pour/model/home.ts', '@/pages/home', 'A feature never knows the page'),
  importing('src/features/pour/model/app.ts', '@/app/styles', 'A feature never knows the page'),
  importing('src/features/pour/model/reach.ts', '@/entities/jar/model/lid', 'through its index'),
  importing('src/pages/bar/ui/home.ts', '@/pages/home', 'A page does not know other pages'),
  importing('src/pages/bar/ui/app.ts', '@/app/styles', 'A page does not know other pages'),
  importing('src/pages/bar/ui/reach.ts', '@/features/pour/ui/jug', 'through its index'),
  importing('src/app/routes/reach.ts', '@/entities/jar/model/lid', 'through its index'),
  importing('label-core/src/draw.ts', 'react', 'label-core is pure'),
  importing('label-core/src/send.ts', 'hono', 'label-core is pure'),
  importing('label-core/src/hook.ts', 'react/jsx-runtime', 'label-core is pure'),
  importing('server/src/jobs.ts', 'helper', 'The server knows label-core and HTTP'),
  importing('server/src/bench.ts', 'helper/testing', 'The server knows label-core and HTTP'),
  importing('server/src/screens.ts', '@/pages/home', 'The server knows label-core and HTTP'),
  importing('helper/src/jobs.ts', 'server', 'The helper stands alone'),
  importing('helper/src/draw.ts', 'label-core', 'The helper stands alone'),
  importing('helper/src/pages.ts', 'label-core/pdf', 'The helper stands alone'),
  importing('helper/src/read.ts', 'label-core/import', 'The helper stands alone'),
  importing('helper/src/connect/draw.ts', 'label-core', 'how files are imported'),
  importing('helper/src/connect/print.ts', 'label-core/pdf', 'how files are imported'),
  importing('helper/src/connect/ask.ts', 'server', 'how files are imported'),
];

const codeViolations: readonly LintViolation[] = [
  {
    path: 'src/app/a/floating-promise.ts',
    text: `async function pour(): Promise<number> {\n  return await Promise.resolve(1);\n}\nexport function serve(): void {\n  pour();\n}\n`,
    rule: 'typescript(no-floating-promises)',
  },
  {
    path: 'src/app/a/missing-case.ts',
    text: `export function size(cup: 'small' | 'large'): void {\n  switch (cup) {\n    case 'small':\n      break;\n  }\n}\n`,
    rule: 'typescript(switch-exhaustiveness-check)',
  },
  {
    path: 'src/app/a/explicit-any.ts',
    text: 'export const thing = (value: any): boolean => value === 1;\n',
    rule: 'typescript(no-explicit-any)',
  },
  {
    path: 'src/app/a/non-null.ts',
    text: 'export const first = (list: readonly string[]): string => list[0]!;\n',
    rule: 'typescript(no-non-null-assertion)',
  },
  {
    path: 'src/app/a/suppressed.ts',
    text: '// @ts-ignore\nexport const cup = 1;\n',
    rule: 'typescript(ban-ts-comment)',
  },
  {
    path: 'src/app/a/default-export.ts',
    text: 'export default 1;\n',
    rule: 'import(no-default-export)',
  },
  {
    path: 'src/app/a/camelCase.ts',
    text: 'export const cup = 1;\n',
    rule: 'unicorn(filename-case)',
  },
  {
    path: 'src/app/a/long.ts',
    text: `export const cup = 1;\n${'cup.toFixed();\n'.repeat(250)}`,
    rule: 'eslint(max-lines)',
  },
  {
    path: 'src/app/a/console.ts',
    text: `export const pour = (): void => console.log('poured');\n`,
    rule: 'eslint(no-console)',
  },
  {
    path: 'src/app/a/loose-equality.ts',
    text: 'export const isOne = (value: number): boolean => value == 1;\n',
    rule: 'eslint(eqeqeq)',
  },
  {
    path: 'src/app/a/conditional-hook.tsx',
    text: `import { useState } from 'react';\nexport function Cup({ isFull }: { isFull: boolean }) {\n  if (isFull) return null;\n  const [level] = useState(0);\n  return <p>{level}</p>;\n}\n`,
    rule: 'react(hooks) and react-hooks(rules-of-hooks)',
  },
  {
    path: 'src/app/a/inner-html.tsx',
    text: 'export const Cup = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />;\n',
    rule: 'react(no-danger)',
  },
  {
    path: 'src/app/a/image-without-text.tsx',
    text: 'export const Cup = ({ src }: { src: string }) => <img src={src} />;\n',
    rule: 'jsx-a11y(alt-text)',
  },
];

/** Two files that import each other, one of them only a type; the linter reports it at both ends. */
const cycle: readonly LintViolation[] = [
  {
    path: 'src/app/cycle/ping.ts',
    text: `import { pong } from './pong';\nexport const ping = (): unknown => pong;\nexport type Ping = typeof ping;\n`,
    rule: 'import(no-cycle)',
  },
  {
    path: 'src/app/cycle/pong.ts',
    text: `import type { Ping } from './ping';\nexport const pong = (ping: Ping): unknown => ping();\n`,
    rule: 'import(no-cycle)',
  },
];

export const lintViolations: readonly LintViolation[] = [...layerViolations, ...codeViolations, ...cycle];

/** Targets of the imports above, and files without violations. */
export const lawfulFiles: Readonly<Record<string, string>> = {
  'src/entities/printer/index.ts': 'export const thing = 1;\n',
  'src/features/print/index.ts': `export { thing } from '@/entities/printer';\n`,
  'src/pages/home/index.ts': `export { thing } from '@/features/print';\n`,
  'src/app/styles/index.ts': `export { thing } from '@/pages/home';\n`,
  // A connector reads files like an import and searches like the server, and may use nothing else of label-core.
  'helper/src/connect/read.ts': `export { guessEncoding } from 'label-core/import';\nexport { foldText } from 'label-core/search';\n`,
};
