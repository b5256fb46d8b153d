import { LabelValueError } from 'label-core';
import type { Problem } from '../../foundation/http/http-error.ts';
import { refusalOfMany } from '../../foundation/http/refuse.ts';
import type { LabelProof, LabelRenderer } from '../../design/rendering/label-renderer.ts';
import type { PreparedLine } from './prepare-lines.ts';
import { labelsPerFile } from './labels-per-file.ts';
import { splitQuantity } from './split-quantity.ts';

/** One file for a printer. */
export interface RenderedFile {
  readonly prepared: PreparedLine;
  readonly labelCount: number;
  readonly content: Uint8Array;
}

const proofOf = ({ template, values, images, printer }: PreparedLine): LabelProof => ({
  template,
  values,
  images,
  dpi: printer.dpi,
});

/** Requires that all lines can be printed. @throws HttpError 422 with every problem, naming its variable */
export function requirePrintable(renderer: LabelRenderer, lines: readonly PreparedLine[]): void {
  const problems = lines.flatMap((line, index) =>
    [...line.problems, ...renderer.findProblems(proofOf(line))].map((problem) => ({
      ...problem,
      path: `labels.${index}`,
    })),
  );
  if (problems.length > 0) throw unprintable(problems);
}

/**
 * Draws the files of all lines. Equal files of a line are drawn once.
 * @throws HttpError 422 for values the label does not accept
 */
export async function renderLines(
  renderer: LabelRenderer,
  lines: readonly PreparedLine[],
): Promise<RenderedFile[]> {
  try {
    const mostOf = labelsPerFile(lines.map(({ line }) => line));
    const files = await Promise.all(lines.map((line) => renderLine(renderer, line, mostOf(line.line))));
    return files.flat();
  } catch (error) {
    if (error instanceof LabelValueError) throw unprintable(error.problems);
    throw error;
  }
}

function renderLine(renderer: LabelRenderer, prepared: PreparedLine, most: number): Promise<RenderedFile[]> {
  const { quantity } = prepared.line;
  const drawn = new Map<number, Promise<Uint8Array>>();
  return Promise.all(
    splitQuantity(quantity, most).map(async (labelCount) => {
      const content =
        drawn.get(labelCount) ?? renderer.render(proofOf(prepared), labelCount, prepared.printer.language);
      drawn.set(labelCount, content);
      return { prepared, labelCount, content: await content };
    }),
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
