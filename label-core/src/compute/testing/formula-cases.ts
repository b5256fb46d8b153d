import type { LabelVariable } from '../../template/template-schema.ts';
import { computeValues } from '../compute-values.ts';
import type { LabelValues } from '../../values/label-values.ts';

/** Variables of the label on which formulas are tried. */
const given: LabelValues = {
  lot: 'A1',
  weight: '2.5',
  'best before': '31.03.2027',
  gtin: '4006381333931',
  vegan: 'true',
  empty: '',
  größe: 'XL',
  'a.b': 'dotted',
  constructor: 'own',
};

const packed: LabelVariable = { name: 'packed', type: 'default', source: { kind: 'date', format: 'd MMM' } };

const later: LabelVariable = {
  name: 'later',
  type: 'default',
  source: { kind: 'date', format: 'd MMM', add: { days: 28 } },
};

/** What a formula gives on a label that is printed on 5 March 2027, 14:07:09 by the clock; before 15:00 it is the 4th. */
export function computedFormula(text: string): string {
  const { values, problems } = computeValues(
    [
      { name: 'result', type: 'default', label: 'Result', source: { kind: 'formula', text } },
      packed,
      later,
      ...Object.keys(given).map((name): LabelVariable => ({
        name,
        type: name === 'vegan' ? 'toggle' : 'default',
      })),
    ],
    given,
    {
      now: new Date('2027-03-05T13:07:09Z'),
      timeZone: 'Europe/Berlin',
      dayStartsAt: '15:00',
      numberOf: () => '1',
      article: (field) => ({ name: 'Jam', toString: 'own' })[field],
    },
  );
  const [problem] = problems;
  if (!problem) return values['result'] ?? '';
  return problem.message.replace('Variable “Result” cannot be computed: ', '! ');
}

/** Formulas with what they give: each operator and each function. */
export const formulaCases: readonly (readonly [formula: string, result: string])[] = [
  // Operators, and how strongly they bind.
  ['1 + 2 * 3', '7'],
  ['(1 + 2) * 3', '9'],
  ['10 - 2 - 3', '5'],
  ['12 / 2 / 3', '2'],
  ['-2 * -3', '6'],
  ['--2', '2'],
  ['1 + 2 & 3 + 4', '37'],
  ['"a" & "b" = "ab"', 'true'],
  ['1 + 1 = 2', 'true'],
  ['2 <> 2.0', 'false'],
  ['2 >= 2', 'true'],
  ['"10" < "9"', 'true'],
  ['"10" < 9', 'false'],
  ['"B" > "A"', 'true'],
  ['"say ""hi"""', 'say "hi"'],
  // Exact numbers.
  ['0.1 + 0.2', '0.3'],
  ['1 / 3', '0.333333333333'],
  ['1 / 3 * 3', '1'],
  ['1.005 * 1000', '1005'],
  ['2 / 3', '0.666666666667'],
  ['100000000000000000000 + 1', '100000000000000000001'],
  ['0 - 0.0', '0'],
  ['1.10', '1.1'],
  ['weight * 2', '5'],
  // Variables.
  ['lot', 'A1'],
  ['{lot}', 'A1'],
  ['{ best before }', '31.03.2027'],
  ['größe & a.b', 'XLdotted'],
  ['constructor', 'own'],
  ['packed', '4 Mar'],
  ['packed + 1', '2027-03-05'],
  ['packed & "!"', '4 Mar!'],
  // Texts.
  ['upper("straße")', 'STRASSE'],
  ['lower("ÄB")', 'äb'],
  ['trim("  a b ")', 'a b'],
  ['left("abc", 2)', 'ab'],
  ['left("abc", 9)', 'abc'],
  ['right("abc", 2)', 'bc'],
  ['right("abc", 0)', ''],
  ['mid("abcdef", 2, 3)', 'bcd'],
  ['mid("abcdef", 4)', 'def'],
  ['left("👍🏽b", 1)', '👍'],
  ['len("👍b")', '2'],
  ['pad(7, 3)', '007'],
  ['pad("ab", 4, ".")', '..ab'],
  ['pad("abcd", 3)', 'abcd'],
  ['replace("a-b-c", "-", "")', 'abc'],
  ['LEN(lot) & Upper("x")', '2X'],
  // Conditions.
  ['if(weight > 2, "heavy", "light")', 'heavy'],
  ['if(vegan, "V", "")', 'V'],
  ['if(empty, "on", "off")', 'off'],
  ['if(empty = "", "none")', 'none'],
  ['if(1 = 2, "x")', ''],
  ['if(1 = 1, "safe", 1 / 0)', 'safe'],
  ['pick(2, "a", "b", "c")', 'b'],
  ['pick(1, "a", 1 / 0)', 'a'],
  // Numbers.
  ['round(2.5)', '3'],
  ['round(-2.5)', '-3'],
  ['round(1.005, 2)', '1.01'],
  ['round(1234, -2)', '1200'],
  ['round(1250, -2)', '1300'],
  ['number(1234.5, "#,##0.00")', '1,234.50'],
  ['number(1234.5, "#,##0.00", "de")', '1.234,50'],
  ['number(1234567.891, "#,##0.0", "fr")', '1\u00a0234\u00a0567,9'],
  ['number(0.5, "0.##", "de-AT")', '0,5'],
  ['number(7, "000")', '007'],
  ['number(-0.001, "0.00")', '0.00'],
  ['number(-1234.5, "#,##0", "en")', '-1,235'],
  ['number(weight, "0.000", "da") & " kg"', '2,500 kg'],
  // Dates.
  ['today()', '2027-03-04'],
  ['now()', '2027-03-05'],
  ['date(now(), "HH:mm")', '14:07'],
  // What date() writes is a text, and here one that reads as a number.
  ['date(today(), "w") + 1', '10'],
  ['date(today(), "D") * 2', '126'],
  ['date(today(), "yyyy") > 2026', 'true'],
  // Computed dates are compared as dates, whatever their formats write.
  ['if(packed < later, "in time", "late")', 'in time'],
  ['later - packed', '28'],
  ['date(today(), "d. MMMM yyyy", "da")', '4. marts 2027'],
  ['date({best before}, "yyMMdd")', '270331'],
  ['date("270200", "dd.MM.yyyy")', '28.02.2027'],
  ['date(addDays(today(), 14), "EEEE", "de")', 'Donnerstag'],
  ['addMonths("2027-01-31", 1)', '2027-02-28'],
  ['addYears("2028-02-29", 1)', '2029-02-28'],
  ['endOfMonth("2028-02-01")', '2028-02-29'],
  ['today() + 14', '2027-03-18'],
  ['today() - now()', '-1'],
  ['endOfMonth(today()) - today()', '27'],
  ['{best before} > today()', 'true'],
  ['today() = "2027-03-04"', 'true'],
  [`date(endOfMonth(addMonths(packed, 2)), "'until 'd.M.yy")`, 'until 31.5.27'],
  // Check characters, each of an example of its standard or of the body that issues the numbers.
  ['check.mod10("400638133393")', '1'],
  ['check.gs1("400638133393")', '1'],
  ['check.gs1("9638507")', '4'],
  ['check.luhn("7992739871")', '3'],
  ['check.mod11("000000012281955")', 'X'],
  ['check.mod11("000000021825009")', '7'],
  ['check.mod43("159AZ")', 'H'],
  ['check.mod97("WEST12345698765432GB")', '82'],
  ['check.mod36("A12425GABC1234002")', 'M'],
  // GS1.
  ['gs1("01", gtin)', '(01)04006381333931'],
  ['gs1("01", gtin, "17", {best before}, "10", lot)', '(01)04006381333931(17)270331(10)A1'],
  ['gs1("15", packed)', '(15)270304'],
  ['gs1("17", "270200")', '(17)270200'],
  ['gs1("00", "340123450000000017")', '(00)340123450000000017'],
  ['gs1("3103", "002500", "10", "a/b")', '(3103)002500(10)a/b'],
  ['digitalLink("https://id.gs1.org", "01", gtin)', 'https://id.gs1.org/01/04006381333931'],
  [
    'digitalLink("https://example.com/p/", "17", {best before}, "10", "a/b?", "01", gtin)',
    'https://example.com/p/01/04006381333931/10/a%2Fb%3F?17=270331',
  ],
  ['article("name")', 'Jam'],
  ['article("none") & "."', '.'],
];
