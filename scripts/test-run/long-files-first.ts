import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Signs of a long file: it starts programs, or does more in the full run. */
const signsOfLength = ['node:child_process', 'TEST_RUN', 'run-program'];

interface PlacedFile {
  readonly file: TestSpecification;
  /** Sort keys, compared one after the other, in ascending order. */
  readonly place: readonly (number | string)[];
}

function placed(file: TestSpecification): PlacedFile {
  const { config, name } = file.project;
  const text = readFileSync(file.moduleId, 'utf8');
  const isLong = signsOfLength.some((sign) => text.includes(sign));
  return { file, place: [config.isolate ? 0 : 1, name, isLong ? 0 : 1, -text.length] };
}

function compare(a: PlacedFile, b: PlacedFile): number {
  for (const [at, value] of a.place.entries()) {
    const other = b.place[at] ?? value;
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}

/**
 * Order of the test files, the same on every machine: first those that need a worker of their own, then room by room,
 * because files of a room share a worker, and in each room the long ones first, so that no worker is left alone with
 * one at the end.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
      .map(placed)
      .toSorted(compare)
      .map(({ file }) => file);
  }
}
