import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LabelTemplate } from 'label-core';
import {
  labelQueries,
  readTemplate,
  useFirstExampleFacts,
  type ExampleFacts,
  type Label,
  type LabelProblem,
} from '@/entities/label';
import {
  CheckFailed,
  checkInWorker,
  warmUpCheck,
  type CheckFault,
  type CheckResult,
} from '@/features/article-check';
import { CHECK_DELAY_MS } from '../config/print-file';
import type { PrintRow } from './print-rows';
import { valueFaults, type RowFault } from './row-faults';

type Problems = ReadonlyMap<number, readonly (LabelProblem | RowFault)[]>;

interface RowCheckState {
  /** Rows that this is about: the same object is the same check. */
  rows: readonly PrintRow[] | undefined;
  dpi: number;
  attempt: number;
  /** Rows that were checked, from the first on. */
  checked: number;
  /** Problems by the place of the row, from 0. */
  problems: Problems;
  fault: CheckFault | 'stopped' | undefined;
}

const NOTHING: RowCheckState = {
  rows: undefined,
  dpi: 0,
  attempt: 0,
  checked: 0,
  problems: new Map(),
  fault: undefined,
};

/**
 * Checks all rows with the label, as they would be printed at a resolution (dots per inch), in a worker and in their
 * order. A change begins the check again. Without a template only the values themselves are checked.
 */
export function useRowCheck(label: Label, rows: readonly PrintRow[] | undefined, dpi: number) {
  const [state, setState] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const [stopped, setStopped] = useState<readonly PrintRow[]>();
  const kit = useQuery({ ...labelQueries.kit(), enabled: Boolean(label.template) });
  const template = kit.data && readTemplate(kit.data, label.template);
  const isDrawn = Boolean(label.template) && !(kit.data && !template);
  const hasKitFailed = isDrawn && kit.isError;

  const facts = useFirstExampleFacts({ variables: template?.variables ?? [] });

  useEffect(() => warmUpCheck(), []);
  useEffect(() => {
    if (!rows || stopped === rows || (isDrawn && !(template && facts))) return undefined;
    const controller = new AbortController();
    const show = (patch: Partial<RowCheckState>) =>
      setState((known) => {
        const isSame = known.rows === rows && known.dpi === dpi && known.attempt === attempt;
        return { ...(isSame ? known : { ...NOTHING, rows, dpi, attempt }), ...patch };
      });
    const timer = setTimeout(() => {
      if (template) void checkDrawn({ template, dpi, facts, rows, signal: controller.signal, show });
      else show({ checked: rows.length, problems: valueProblems(label, rows) });
    }, CHECK_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [label, rows, dpi, attempt, template, facts, isDrawn, stopped]);

  const isCurrent = state.rows === rows && state.dpi === dpi && state.attempt === attempt;
  const current = isCurrent ? state : NOTHING;
  const isStopped = rows !== undefined && stopped === rows;
  return {
    checked: current.checked,
    problems: current.problems,
    isDone: rows !== undefined && current.rows === rows && current.checked === rows.length,
    fault: isStopped ? ('stopped' as const) : hasKitFailed ? ('not-loaded' as const) : current.fault,
    /** False where the server sends no template that can be drawn. */
    isDrawn,
    stop: () => setStopped(rows),
    retry: () => {
      setStopped(undefined);
      if (kit.isError) void kit.refetch();
      setAttempt((count) => count + 1);
    },
  };
}

export type RowCheck = ReturnType<typeof useRowCheck>;

interface DrawnCheck {
  template: LabelTemplate;
  dpi: number;
  facts: ExampleFacts | undefined;
  rows: readonly PrintRow[];
  signal: AbortSignal;
  show: (patch: Partial<RowCheckState>) => void;
}

async function checkDrawn({ template, dpi, facts = {}, rows, signal, show }: DrawnCheck): Promise<void> {
  const problems = new Map<number, readonly LabelProblem[]>();
  let checked = 0;
  const report = (found: CheckResult) => {
    checked += found.checked;
    for (const finding of found.findings) problems.set(finding.at, finding.problems);
    show({ checked, problems: new Map(problems) });
  };
  show({ checked: 0 });
  try {
    const values = rows.map(({ printed }) => printed);
    await checkInWorker({ template, dpi, values, facts }, report, signal);
  } catch (error) {
    if (!signal.aborted) show({ fault: error instanceof CheckFailed ? error.fault : 'not-checked' });
  }
}

const valueProblems = ({ variables }: Label, rows: readonly PrintRow[]): Problems =>
  new Map(
    rows.flatMap(({ printed }, at) => {
      const faults = valueFaults(variables, printed);
      return faults.length > 0 ? [[at, faults] as const] : [];
    }),
  );
