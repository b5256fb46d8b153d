import { LabelValueError } from 'label-core';
import type { LabelOrder } from 'label-core/pdf';
import { sentences } from '../sentences/index.ts';
import type { Problem } from '../../foundation/http/http-error.ts';
import { refusalOfMany } from '../../foundation/http/refuse.ts';
import type { LabelProof, LabelRenderer } from '../../design/rendering/label-renderer.ts';
import type { ComputedLine } from './compute-labels.ts';
import type { PreparedLine } from './prepare-lines.ts';
import { labelsPerFile } from './labels-per-file.ts';
import { codesOf, runsToCheck } from './line-check/runs-to-check.ts';
import { splitLabels } from './split-labels.ts';

/** One file for a printer. */
export interface RenderedFile {
  readonly prepared: PreparedLine;
  readonly labels: readonly LabelOrder[];
  /** Variables whose values differ between the labels of the line. */
  readonly varying: readonly string[];
  readonly content: Uint8Array;
  /** Run whose first label is checked before the others are printed; null where nothing is checked. */
  readonly run: string | null;
}

const drawingOf = ({ template, images, printer }: PreparedLine): Omit<LabelProof, 'values'> => ({
  template,
  images,
  dpi: printer.dpi,
});

/** Returns the problem of a line whose first label is to be checked, and has nothing to check it by. */
const uncheckable = ({ prepared, labels }: ComputedLine): readonly Problem[] =>
  prepared.hasLineCheck && codesOf({ prepared, labels }).length === 0
    ? [sentences.lineCheck.noCode({ label: prepared.labelName })]
    : [];

/**
 * Requires that the first and the last label of each line can be printed; those between differ from them by a number.
 * @throws HttpError 422 with every problem, naming its variable
 */
export function requirePrintable(renderer: LabelRenderer, lines: readonly ComputedLine[]): void {
  const problems = lines.flatMap((line, index) => {
    const { prepared, labels, problems: computing } = line;
    const ends = [...new Set([labels.at(0), labels.at(-1)])].filter((label) => label !== undefined);
    const drawing = ends.flatMap(({ values }) => renderer.findProblems({ ...drawingOf(prepared), values }));
    const told = new Map(drawing.map((problem) => [problem.message, problem]));
    return [...prepared.problems, ...computing, ...told.values(), ...uncheckable(line)].map((problem) => ({
      ...problem,
      path: `labels.${index}`,
    }));
  });
  if (problems.length > 0) throw unprintable(problems);
}

/**
 * Draws the files of all lines, for an organisation. Equal files of a line are drawn once.
 * @throws HttpError 422 for values that cannot be computed or that the label does not accept
 */
export async function renderLines(
  renderer: LabelRenderer,
  lines: readonly ComputedLine[],
  owner: number,
): Promise<RenderedFile[]> {
  const known = lines.flatMap((line) => [...line.prepared.problems, ...line.problems, ...uncheckable(line)]);
  if (known.length > 0) requirePrintable(renderer, lines);
  try {
    const mostOf = labelsPerFile(lines.map(({ prepared }) => prepared.line));
    const runs = runsToCheck(lines);
    const files = await Promise.all(
      lines.map((line, index) =>
        renderLine(renderer, line, { owner, most: mostOf(line.prepared.line), ...runs[index] }),
      ),
    );
    return files.flat();
  } catch (error) {
    if (!(error instanceof LabelValueError)) throw error;
    // The thread that draws ends at the first label with a problem.
    requirePrintable(renderer, lines);
    throw unprintable(error.problems);
  }
}

function renderLine(
  renderer: LabelRenderer,
  { prepared, labels }: ComputedLine,
  {
    owner,
    most,
    run = null,
    isFirst = false,
  }: {
    readonly owner: number;
    readonly most: number;
    readonly run?: string | null;
    readonly isFirst?: boolean;
  },
): Promise<RenderedFile[]> {
  const drawn = new Map<readonly LabelOrder[], Promise<Uint8Array>>();
  const varying = varyingOf(labels);
  return Promise.all(
    splitLabels(labels, most, isFirst ? 1 : most).map(async (file) => {
      const content =
        drawn.get(file) ?? renderer.render(drawingOf(prepared), file, prepared.printer.language, owner);
      drawn.set(file, content);
      return { prepared, labels: file, varying, content: await content, run };
    }),
  );
}

function varyingOf([first, ...others]: readonly LabelOrder[]): readonly string[] {
  return Object.keys(first?.values ?? {}).filter((name) =>
    others.some(({ values }) => values[name] !== first?.values[name]),
  );
}

const unprintable = (problems: readonly Problem[]) =>
  refusalOfMany(
    problems.map(({ path, variable, code, args, message }) => ({
      ...(path === undefined ? {} : { path }),
      ...(variable === undefined ? {} : { variable }),
      ...(code === undefined ? {} : { code, args: args ?? {} }),
      message,
    })),
    3,
  );
