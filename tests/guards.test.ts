import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { lawfulFiles, lintViolations } from './lint-violations.ts';
import { ModelProject } from './model-project.ts';

interface Diagnostic {
  readonly code: string;
  readonly message: string;
  readonly help?: string;
  readonly filename: string;
}

describe('oxlint', () => {
  const house = new ModelProject({
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

  it('accepts an import of a lower layer', () => {
    expect(Object.keys(lawfulFiles).flatMap(about)).toEqual([]);
  });
});

interface Tool {
  readonly program: string;
  readonly words: readonly string[];
  /** Matches each finding in the tool's output, by its path and its kind. */
  readonly finding: RegExp;
}

const tools = {
  steiger: {
    program: 'steiger',
    words: ['src'],
    finding: /┌ (?<path>\S+)\n[^┌]*?(?<what>fsd\/[\w-]+)(?=:)/g,
  },
  knip: {
    program: 'knip',
    words: ['--no-progress', '--include', 'exports,files'],
    finding: /^(?<what>\w+)\s+(?<path>src\/[\w./-]+)/gm,
  },
  tsc: {
    program: 'tsc',
    words: ['-b', 'tsconfig.app.json'],
    finding: /^(?<path>src\/[\w./-]+)\(.*?(?<what>TS\d+)/gm,
  },
  oxfmt: { program: 'oxfmt', words: ['--check', 'src'], finding: /(?<path>src\/[\w./-]+\.tsx?)(?<what>)/g },
} satisfies Record<string, Tool>;
const toolNames = ['steiger', 'knip', 'tsc', 'oxfmt'] as const;

interface TreeViolation {
  readonly name: string;
  /** Files that replace those of the valid tree, or are added to it. */
  readonly files: Readonly<Record<string, string>>;
  readonly tool: keyof typeof tools;
  readonly says: string;
}

/** Tree without violations of the layers: one page with five entities, all used by both the page and the app. */
const entities = ['jar', 'pan', 'cup', 'pot', 'bowl'] as const;
const imports = entities.map((name) => `import { ${name} } from '@/entities/${name}';\n`).join('');
const lawfulTree: Readonly<Record<string, string>> = {
  'index.html': `<script type="module" src="/src/app/entrypoint/main.tsx"></script>\n`,
  'src/app/entrypoint/main.tsx': `import { Home } from '@/pages/home';\n${imports}\nHome(${entities.join(', ')});\n`,
  'src/pages/home/index.ts': `export { Home } from './ui/home';\n`,
  'src/pages/home/ui/home.ts': `${imports}\nexport const Home = (...things: number[]) => things.includes(${entities.join(' + ')});\n`,
  ...Object.fromEntries(
    entities.flatMap((name) => [
      [`src/entities/${name}/index.ts`, `export { ${name} } from './model/${name}';\n`],
      [`src/entities/${name}/model/${name}.ts`, `export const ${name} = 1;\n`],
    ]),
  ),
};

/** Each in an entity of its own, so that one tree contains them all and each tool starts once. */
const treeViolations: readonly TreeViolation[] = [
  {
    name: 'an absolute import inside a slice',
    files: {
      'src/entities/jar/model/lid.ts': `export const lid = 1;\n`,
      'src/entities/jar/model/jar.ts': `import { lid } from '@/entities/jar/model/lid';\n\nexport const jar = lid;\n`,
    },
    tool: 'steiger',
    says: 'src/entities/jar/model/jar.ts fsd/import-locality',
  },
  {
    name: 'an entity that only one slice uses',
    files: {
      'src/pages/home/index.ts': `import { tin } from '@/entities/tin';\nimport { Home as Shelf } from './ui/home';\n\nexport const Home = (...things: number[]) => Shelf(tin, ...things);\n`,
      'src/entities/tin/index.ts': `export { tin } from './model/tin';\n`,
      'src/entities/tin/model/tin.ts': `export const tin = 1;\n`,
    },
    tool: 'steiger',
    says: 'src/entities/tin fsd/insignificant-slice',
  },
  {
    name: 'an import that climbs a layer',
    files: {
      'src/entities/pan/model/pan.ts': `import { Home } from '@/pages/home';\n\nexport const pan = Number(Home);\n`,
    },
    tool: 'steiger',
    says: 'src/entities/pan/model/pan.ts fsd/forbidden-imports',
  },
  {
    name: 'an export that nobody uses',
    files: { 'src/entities/cup/model/cup.ts': `export const cup = 2;\nexport const saucer = 3;\n` },
    tool: 'knip',
    says: 'src/entities/cup/model/cup.ts saucer',
  },
  {
    name: 'production that imports a test',
    files: {
      'src/entities/pot/model/pot.test.ts': `export const cold = 4;\n`,
      'src/entities/pot/model/pot.ts': `import { cold } from './pot.test';\n\nexport const pot = cold;\n`,
    },
    tool: 'tsc',
    says: 'src/entities/pot/model/pot.ts TS6307',
  },
  {
    name: 'a file that is not formatted',
    files: { 'src/entities/bowl/model/bowl.ts': `export const bowl = "2".length\n` },
    tool: 'oxfmt',
    says: 'src/entities/bowl/model/bowl.ts',
  },
];
const faultyTree = Object.assign({ ...lawfulTree }, ...treeViolations.map(({ files }) => files));

async function answersIn(tree: Readonly<Record<string, string>>) {
  using house = new ModelProject(tree);
  return new Map(
    await Promise.all(
      toolNames.map(async (name) => {
        const { program, words, finding } = tools[name];
        const { exitCode, output } = await house.run(program, words);
        const findings = [...output.matchAll(finding)].map(({ groups }) =>
          `${groups?.['path']} ${groups?.['what']}`.trim(),
        );
        return [name, { exitCode, findings: [...new Set(findings)].toSorted() }] as const;
      }),
    ),
  );
}

describe('the tools in a tree with one fault of each kind', () => {
  let answers: Awaited<ReturnType<typeof answersIn>>;
  beforeAll(async () => {
    answers = await answersIn(faultyTree);
  });

  test.each(treeViolations)('find the fault: $name', ({ tool, says }) => {
    expect(answers.get(tool)?.findings).toContain(says);
    expect(answers.get(tool)?.exitCode).not.toBe(0);
  });

  it.each(toolNames)('include %s, which finds nothing else', (name) => {
    const wanted = treeViolations.filter(({ tool }) => tool === name).map(({ says }) => says);
    expect(answers.get(name)?.findings).toEqual(wanted.toSorted());
  });
});

describe('the tools in a tree without faults', () => {
  let answers: Awaited<ReturnType<typeof answersIn>>;
  beforeAll(async () => {
    answers = await answersIn(lawfulTree);
  });

  it.each(toolNames)('include %s, which finds nothing', (name) => {
    expect(answers.get(name)).toEqual({ exitCode: 0, findings: [] });
  });
});
