import type { Sentence } from '../../sentence/index.ts';
import { sentences as barcodeSentences } from '../../barcode/sentences/index.ts';
import { sentences as gtinSentences } from '../../gtin/sentences/index.ts';
import { templateLimits } from '../../template/template-limits.ts';
import {
  checkCalculations,
  hasOnly,
  type CheckCalculation,
  type CheckedCharacters,
} from '../check-characters.ts';
import { sentences } from '../sentences/index.ts';
import { FormulaFault } from './formula-fault.ts';
import type { FormulaCall } from './formula-call.ts';
import { numberValue, textValue, type FormulaValue } from './formula-value.ts';
import { wholeNumber } from './fraction.ts';
import type { FunctionName } from './function-names.ts';

const { formulaFault: said } = sentences;
const most = templateLimits.valueCharacters;

type Functions<Name extends FunctionName> = Readonly<Record<Name, (call: FormulaCall) => FormulaValue>>;

/** Returns the characters of Unicode of a text: what is printed must not depend on the rules of a browser for joined ones. */
const charactersIn = (call: FormulaCall, index: number): readonly string[] => Array.from(call.text(index));

const textFrom = (call: FormulaCall, characters: readonly string[]): FormulaValue =>
  textValue(characters.join(''), call.at);

function replace(call: FormulaCall): FormulaValue {
  const [text, what, by] = [call.text(0), call.text(1), call.text(2)];
  if (what === '') throw new FormulaFault(call.placeOf(1), said.nothingToReplace);
  const parts = text.split(what);
  const length = text.length + (parts.length - 1) * (by.length - what.length);
  if (length > most) throw new FormulaFault(call.at, said.longText({ most }));
  return textValue(parts.join(by), call.at);
}

function pad(call: FormulaCall): FormulaValue {
  const characters = charactersIn(call, 0);
  const length = call.whole(1, 0, most);
  const fill = call.optionalText(2) ?? '0';
  if (Array.from(fill).length !== 1)
    throw new FormulaFault(call.placeOf(2), said.notOneCharacter({ text: fill }));
  const missing = Math.max(0, length - characters.length);
  return textFrom(call, [fill.repeat(missing), ...characters]);
}

function mid(call: FormulaCall): FormulaValue {
  const characters = charactersIn(call, 0);
  const start = call.whole(1, 1, most) - 1;
  const count = call.count > 2 ? call.whole(2, 0, most) : most;
  return textFrom(call, characters.slice(start, start + count));
}

const allowed: Readonly<Record<CheckedCharacters, Sentence>> = {
  digits: gtinSentences.gtin.digitsOnly,
  capitals: said.capitalsOnly,
  code39: barcodeSentences.barcodeRule.code39,
};

function checkOf(calculation: CheckCalculation): (call: FormulaCall) => FormulaValue {
  return (call) => {
    const text = call.text(0);
    const { characters, lengths } = calculation;
    if (text === '') throw new FormulaFault(call.placeOf(0), said.nothingToCheck);
    if (!hasOnly(text, characters)) {
      throw new FormulaFault(call.placeOf(0), said.wrongText({ text, reason: allowed[characters] }));
    }
    if (lengths && !lengths.includes(text.length)) {
      throw new FormulaFault(call.placeOf(0), said.gs1KeyLength({ found: text.length }));
    }
    return textValue(calculation.of(text), call.at);
  };
}

/** Functions that make texts of texts. Positions and lengths are counted in characters, from 1. */
export const textFunctions: Functions<
  'upper' | 'lower' | 'trim' | 'left' | 'mid' | 'right' | 'pad' | 'replace' | 'len'
> = {
  upper: (call) => textValue(call.text(0).toUpperCase(), call.at),
  lower: (call) => textValue(call.text(0).toLowerCase(), call.at),
  trim: (call) => textValue(call.text(0).trim(), call.at),
  left: (call) => textFrom(call, charactersIn(call, 0).slice(0, call.whole(1, 0, most))),
  right(call) {
    const characters = charactersIn(call, 0);
    return textFrom(call, characters.slice(Math.max(0, characters.length - call.whole(1, 0, most))));
  },
  mid,
  pad,
  replace,
  len: (call) => numberValue(wholeNumber(charactersIn(call, 0).length), call.at),
};

/** Functions that give the check characters of a text, see `checkCalculations`. */
export const checkFunctions: Functions<`check.${keyof typeof checkCalculations}`> = {
  'check.mod10': checkOf(checkCalculations.mod10),
  'check.gs1': checkOf(checkCalculations.gs1),
  'check.luhn': checkOf(checkCalculations.luhn),
  'check.mod11': checkOf(checkCalculations.mod11),
  'check.mod43': checkOf(checkCalculations.mod43),
  'check.mod97': checkOf(checkCalculations.mod97),
  'check.mod36': checkOf(checkCalculations.mod36),
};
