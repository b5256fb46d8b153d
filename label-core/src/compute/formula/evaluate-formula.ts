import { isInCalendar } from '../date/calendar.ts';
import { sentences } from '../sentences/index.ts';
import { FormulaCall, timeIn, type FormulaScope } from './formula-call.ts';
import { FormulaFault } from './formula-fault.ts';
import type { BinaryOperator, FormulaNode } from './formula-node.ts';
import {
  booleanValue,
  dateValue,
  dayFrom,
  isTrue,
  knownDay,
  numberFrom,
  numberValue,
  textOf,
  textValue,
  wholeFrom,
  type FormulaValue,
} from './formula-value.ts';
import { calculate, compareNumbers, isZero, wholeNumber } from './fraction.ts';
import { functionTable } from './function-table.ts';
import { faultOf, type Formula, type FormulaFaultAt } from './parse-formula.ts';

const { formulaFault: said } = sentences;

type Binary = Extract<FormulaNode, { kind: 'binary' }>;

/** Days of 9,999 years. */
const mostDays = 3_652_059;

/** Returns a value of a formula, or its first fault. Each part is evaluated once at most, so a formula always ends. */
export function evaluateFormula({ text, root }: Formula, scope: FormulaScope): FormulaValue | FormulaFaultAt {
  try {
    return evaluate(root, scope);
  } catch (fault) {
    return faultOf(fault, text);
  }
}

function evaluate(node: FormulaNode, scope: FormulaScope): FormulaValue {
  switch (node.kind) {
    case 'number':
      return numberValue(node.value, node.at);
    case 'text':
      return textValue(node.text, node.at);
    case 'variable': {
      const value = scope.valueOf(node.name);
      if (!value) throw new FormulaFault(node.at, said.unknownVariable({ name: node.name }));
      return value;
    }
    case 'minus': {
      const number = numberFrom(evaluate(node.of, scope), node.of.at);
      return numberValue(calculate(wholeNumber(0), '-', number), node.at);
    }
    case 'call':
      return called(node, scope);
    case 'binary':
    default:
      return binary(node, evaluate(node.left, scope), evaluate(node.right, scope), scope);
  }
}

function called(
  { name, at, values }: Extract<FormulaNode, { kind: 'call' }>,
  scope: FormulaScope,
): FormulaValue {
  const places = values.map((value) => value.at);
  const valueOf = (index: number) => {
    const value = values[index];
    return value ? evaluate(value, scope) : textValue('', at);
  };
  return functionTable[name](new FormulaCall(at, scope, places, valueOf));
}

function binary(node: Binary, left: FormulaValue, right: FormulaValue, scope: FormulaScope): FormulaValue {
  const { operator, at } = node;
  switch (operator) {
    case '&':
      return textValue(textOf(left) + textOf(right), at);
    case '+':
    case '-':
    case '*':
    case '/':
      return calculated(node, operator, left, right);
    case '=':
    case '<>':
    case '<':
    case '<=':
    case '>':
    case '>=':
    default:
      return booleanValue(holds[operator](compared(node, left, right, scope)));
  }
}

type Comparison = Exclude<BinaryOperator, '&' | '+' | '-' | '*' | '/'>;

const holds: Readonly<Record<Comparison, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

/** Calculates with numbers. A date plus or minus a number is a date so many days away, a date minus a date their distance. */
function calculated(
  { at, left: leftNode, right: rightNode }: Binary,
  operator: '+' | '-' | '*' | '/',
  left: FormulaValue,
  right: FormulaValue,
): FormulaValue {
  const day = knownDay(left);
  if (day !== undefined && (operator === '+' || operator === '-')) {
    const other = knownDay(right);
    if (other !== undefined && operator === '-') return numberValue(wholeNumber(day - other), at);
    const days = wholeFrom(right, rightNode.at, -mostDays, mostDays);
    const moved = operator === '+' ? day + days : day - days;
    return dateValue(isInCalendar(moved) ? moved : undefined, at);
  }
  const [one, other] = [numberFrom(left, leftNode.at), numberFrom(right, rightNode.at)];
  if (operator === '/' && isZero(other)) throw new FormulaFault(at, said.divisionByZero);
  return numberValue(calculate(one, operator, other), at);
}

/**
 * Returns the order of two values: of numbers when one of them is a number, of dates when one is a date or both are computed, of conditions when
 * one is a condition; else of texts, by their UTF-16 units.
 */
function compared(
  { left: leftNode, right: rightNode }: Binary,
  left: FormulaValue,
  right: FormulaValue,
  scope: FormulaScope,
): number {
  const kinds = [left.kind, right.kind];
  if (kinds.includes('number')) {
    return compareNumbers(numberFrom(left, leftNode.at), numberFrom(right, rightNode.at));
  }
  // Two computed dates are texts in formats of their own, which say nothing of their order.
  const areDates = knownDay(left) !== undefined && knownDay(right) !== undefined;
  if (areDates || kinds.includes('date')) {
    const today = timeIn(scope, leftNode.at).productionDay;
    return dayFrom(left, leftNode.at, today) - dayFrom(right, rightNode.at, today);
  }
  if (kinds.includes('boolean')) {
    return Number(isTrue(left, leftNode.at)) - Number(isTrue(right, rightNode.at));
  }
  const [one, other] = [textOf(left), textOf(right)];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
