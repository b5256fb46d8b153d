import type { LabelTemplate } from 'label-core';

/** What a person sees and can return to. */
export interface Snapshot {
  readonly template: LabelTemplate;
  /** Ids of the selected elements, in the order in which they were selected. */
  readonly selection: readonly string[];
}

/** One step that can be undone. */
export interface Step {
  readonly before: Snapshot;
  /** What was done, in the words of the page. */
  readonly words: string;
  /** Steps with the same key that follow each other closely are one step; "" is never merged. */
  readonly mergeKey: string;
  readonly atMs: number;
}

/** Steps that were made, and those that were undone, the next one last. Templates share what no step changed. */
export interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export const NO_HISTORY: History = { done: [], undone: [] };

/** Steps that are kept; the oldest ones are forgotten. */
export const MOST_STEPS = 200;

/** Longest pause between two steps of the same key that become one, in milliseconds. */
const MERGE_WITHIN_MS = 1000;

/** Returns the history after a step: a merged one keeps its first snapshot and its first words. What was undone is gone. */
export function withStep({ done }: History, step: Step): History {
  const last = done.at(-1);
  const isMerged =
    step.mergeKey !== '' && last?.mergeKey === step.mergeKey && step.atMs - last.atMs <= MERGE_WITHIN_MS;
  if (isMerged) return { done: [...done.slice(0, -1), { ...last, atMs: step.atMs }], undone: [] };
  return { done: [...done, step].slice(-MOST_STEPS), undone: [] };
}

interface Moved {
  readonly history: History;
  readonly shown: Snapshot;
  /** Words of the step that was undone or redone. */
  readonly words: string;
}

/** Returns what an undo shows; undefined when there is nothing to undo. */
export function undone({ done, undone: later }: History, shown: Snapshot): Moved | undefined {
  const step = done.at(-1);
  if (!step) return undefined;
  const { before, words } = step;
  return {
    history: { done: done.slice(0, -1), undone: [...later, { ...step, before: shown, mergeKey: '' }] },
    shown: before,
    words,
  };
}

/** Returns what a redo shows; undefined when there is nothing to redo. */
export function redone({ done, undone: later }: History, shown: Snapshot): Moved | undefined {
  const step = later.at(-1);
  if (!step) return undefined;
  const { before, words } = step;
  return {
    history: { done: [...done, { ...step, before: shown }], undone: later.slice(0, -1) },
    shown: before,
    words,
  };
}
