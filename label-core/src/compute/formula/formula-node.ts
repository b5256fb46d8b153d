import type { Fraction } from './fraction.ts';
import type { FunctionName } from './function-names.ts';

export type BinaryOperator = '&' | '+' | '-' | '*' | '/' | '=' | '<>' | '<' | '<=' | '>' | '>=';

interface Part {
  /** Index of the part in the text of the formula: of its operator, its name or its value. */
  readonly at: number;
}

/** Part of a formula that was read. */
export type FormulaNode =
  | (Part & { readonly kind: 'number'; readonly value: Fraction })
  | (Part & { readonly kind: 'text'; readonly text: string })
  | (Part & { readonly kind: 'variable'; readonly name: string })
  | (Part & { readonly kind: 'minus'; readonly of: FormulaNode })
  | (Part & {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: FormulaNode;
      readonly right: FormulaNode;
    })
  | (Part & { readonly kind: 'call'; readonly name: FunctionName; readonly values: readonly FormulaNode[] });
