import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { lawfulFiles, lintViolations } from './lint-violations.ts';
import { ModelHouse, type ToolAnswer } from './model-house.ts';

interface Diagnostic {
  readonly code: string;
  readonly message: string;
  readonly help?: string;
  readonly filename: string;
}

describe('oxlint', () => {
  const house = new ModelHouse({
    ...lawfulFiles,
    ...Object.fromEntries(lintViolations.map(({ path, text }) => [path, text])),
  });
  afterAll(() => house[Symbol.dispose]());
  let diagnostics: readonly Diagnostic[] = [];
  const about = (path: string) => diagnostics.filter(({ filename }) => filename.endsWith(path));

  beforeAll(async () => {
    const { output } = await house.run('oxlint', [
      '--type-aware',
      '--format',
      'json',
      'src',
      'label-core',
      'server',
      'helper',
    ]);
    diagnostics = (JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics;
  });

  test.each(lintViolations)('refuses $path by $rule alone', ({ path, rule, says }) => {
    const found = about(path);
    expect([...new Set(found.map(({ code }) => code))].toSorted().join(' and ')).toBe(rule);
    expect(found.map(({ message, help }) => `${message} ${help}`).join('\n')).toContain(says ?? '');
  });

  it('lets through what imports downwards', () => {
    expect(Object.keys(lawfulFiles).flatMap(about)).toEqual([]);
  });
});

interface TreeViolation {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly tool: readonly [program: string, ...words: string[]];
  readonly says: readonly string[];
  /** Marks each finding in the tool's output. */
  readonly finding: RegExp;
}

/** A tree the layers have nothing against: one page with two entities, one on both the page and the app. */
const lawfulTree = {
  'index.html': `<script type="module" src="/src/app/entrypoint/main.tsx"></script>\n`,
  'src/app/entrypoint/main.tsx': `import { Home } from '@/pages/home';\nimport { jar } from '@/entities/jar';\nimport { cup } from '@/entities/cup';\n\nHome(jar, cup);\n`,
  'src/pages/home/index.ts': `export { Home } from './ui/home';\n`,
  'src/pages/home/ui/home.ts': `import { cup } from '@/entities/cup';\nimport { jar } from '@/entities/jar';\n\nexport const Home = (...things: number[]) => things.includes(jar) && things.includes(cup);\n`,
  'src/entities/jar/index.ts': `export { jar } from './model/jar';\n`,
  'src/entities/jar/model/jar.ts': `export const jar = 1;\n`,
  'src/entities/cup/index.ts': `export { cup } from './model/cup';\n`,
  'src/entities/cup/model/cup.ts': `export const cup = 2;\n`,
};
const steiger = ['steiger', 'src'] as const;
const knip = ['knip', '--no-progress', '--include', 'exports,files'] as const;
const steigerFinding = /fsd\/[\w-]+(?=:)/g;

const treeViolations: readonly TreeViolation[] = [
  {
    name: 'steiger refuses an absolute import inside a slice',
    files: {
      'src/entities/jar/model/lid.ts': `export const lid = 1;\n`,
      'src/entities/jar/model/jar.ts': `import { lid } from '@/entities/jar/model/lid';\n\nexport const jar = lid;\n`,
    },
    tool: steiger,
    finding: steigerFinding,
    says: ['fsd/import-locality'],
  },
  {
    name: 'steiger refuses an entity that only one slice uses',
    files: {
      'src/app/entrypoint/main.tsx': `import { Home } from '@/pages/home';\nimport { jar } from '@/entities/jar';\n\nHome(jar);\n`,
    },
    tool: steiger,
    finding: steigerFinding,
    says: ['fsd/insignificant-slice'],
  },
  {
    name: 'steiger refuses an import that climbs a layer',
    files: {
      'src/entities/jar/model/jar.ts': `import { Home } from '@/pages/home';\n\nexport const jar = Number(Home);\n`,
    },
    tool: steiger,
    finding: steigerFinding,
    says: ['fsd/forbidden-imports'],
  },
  {
    name: 'knip finds an export that nobody uses',
    files: { 'src/entities/cup/model/cup.ts': `export const cup = 2;\nexport const saucer = 3;\n` },
    tool: knip,
    finding: /^\w+(?=\s+src\/)/gm,
    says: ['saucer'],
  },
  {
    name: 'the compiler refuses production that imports a test',
    files: {
      'src/entities/cup/model/cup.test.ts': `export const cold = 4;\n`,
      'src/entities/cup/model/cup.ts': `import { cold } from './cup.test';\n\nexport const cup = cold;\n`,
    },
    tool: ['tsc', '-b', 'tsconfig.app.json'],
    finding: /TS\d+/g,
    says: ['TS6307'],
  },
  {
    name: 'oxfmt sees a file that is not formatted',
    files: { 'src/entities/cup/model/cup.ts': `export const cup = "2"\n` },
    tool: ['oxfmt', '--check', 'src'],
    finding: /src\/[\w./-]+\.tsx?/g,
    says: ['src/entities/cup/model/cup.ts'],
  },
];

const findings = ({ output }: ToolAnswer, pattern: RegExp) => [
  ...new Set([...output.matchAll(pattern)].map(([found]) => found)),
];

async function ask({ files, tool: [program, ...words] }: Pick<TreeViolation, 'files' | 'tool'>) {
  using house = new ModelHouse({ ...lawfulTree, ...files });
  return await house.run(program, words);
}

describe('one fault in a lawful tree', () => {
  test.concurrent.each(treeViolations)('$name', async (violation) => {
    const answer = await ask(violation);
    expect(findings(answer, violation.finding)).toEqual(violation.says);
    expect(answer.exitCode).not.toBe(0);
  });

  test.concurrent.each(treeViolations)('without the fault: $tool.0 is content ($name)', async (violation) => {
    const answer = await ask({ ...violation, files: {} });
    expect(findings(answer, violation.finding)).toEqual([]);
    expect(answer.exitCode).toBe(0);
  });
});
