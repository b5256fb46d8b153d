import { applyEdit } from '../design/apply-edit.ts';
import { layout } from '../layout/layout.ts';
import type { LabelProblem, LabelWarning } from '../problem/label-problem.ts';
import type { LabelTemplate } from '../template/template-schema.ts';
import { barcodeRepairs } from './barcode-repairs.ts';
import { moveIntoLabel } from './move-into-label.ts';
import type { Repair, RepairedLabel } from './repair.ts';
import { textRepairs } from './text-repairs.ts';

/** Buttons beside a problem: the smallest change, and one more to choose from. */
const MOST_OFFERED = 2;

type Finding = LabelProblem | LabelWarning;

/**
 * Returns the edits that remove a problem or a warning, best first; none where only other values help. Each was tried:
 * it removes what it is for, and causes no new problem.
 */
export function repairsOf(finding: Finding, label: RepairedLabel): readonly Repair[] {
  const element = label.template.elements.find(({ id }) => id === finding.elementId);
  if (!element || label.template.design?.locked?.includes(element.id) === true) return [];
  const before = problemsOf(label.template, label).map(keyOf);
  return candidates()
    .filter(({ edit }) => helps(edit))
    .slice(0, MOST_OFFERED);

  function candidates(): readonly Repair[] {
    if (finding.code === 'outside-label') return moveIntoLabel(element, label.template);
    if (element?.type === 'text' || element?.type === 'table')
      return textRepairs(element, finding.code, label);
    return element?.type === 'barcode' ? barcodeRepairs(element, finding.code, label) : [];
  }

  function helps(edit: Repair['edit']): boolean {
    const repaired = applyEdit(label.template, edit);
    if (repaired === label.template) return false;
    const { problems, warnings } = layout(repaired, label.values, label.options);
    const isGone = ![...problems, ...warnings].some((one) => keyOf(one) === keyOf(finding));
    return isGone && problems.every((problem) => before.includes(keyOf(problem)));
  }
}

const problemsOf = (template: LabelTemplate, { values, options }: RepairedLabel) =>
  layout(template, values, options).problems;

const keyOf = ({ code, elementId, variable }: Finding): string => JSON.stringify([code, elementId, variable]);
