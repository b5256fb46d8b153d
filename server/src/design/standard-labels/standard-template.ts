import type { LabelElement, LabelVariable } from 'label-core';

/** Purposes of templates, by which people search for one. */
export const templateKinds = [
  'Product',
  'Shelf',
  'Shipping',
  'Food',
  'Safety',
  'Equipment',
  'Textile',
  'Warehouse',
] as const;
export type TemplateKind = (typeof templateKinds)[number];

/**
 * Types of input for a parameter. `text` is one line, `lines` several; `choice` takes one of `options`; `sscc` the name of a
 * counter of SSCCs.
 */
export const parameterTypes = ['text', 'lines', 'choice', 'toggle', 'media-ref', 'sscc'] as const;
export type ParameterType = (typeof parameterTypes)[number];

/** Value that an organisation sets once for every label made from a template; variables are filled in at print. */
export interface TemplateParameter {
  readonly name: string;
  readonly label: string;
  readonly type: ParameterType;
  /** Toggles: `true` or `false`; pictures and counters: "" for none. */
  readonly defaultValue: string;
  /** Max. characters. */
  readonly size: number;
  readonly isRequired: boolean;
  readonly options?: readonly string[];
  /** Variable that a counter fills; without a counter it is typed in at print. */
  readonly fills?: string;
}

/** Template that comes with this program: a label with open places, some of which the organisation fills permanently. */
export interface StandardTemplate {
  /** Part of addresses, so it never changes. */
  readonly templateId: string;
  readonly name: string;
  readonly kind: TemplateKind;
  /** Purpose of the template, in one sentence. */
  readonly description: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly parameters: readonly TemplateParameter[];
  readonly variables: readonly LabelVariable[];
  readonly elements: readonly LabelElement[];
  /** Value for each variable, as shown in the gallery; "" for one that is computed from parameters. */
  readonly sampleValues: Readonly<Record<string, string>>;
  /** Returns the computed variables that never have a value with these parameters: a label is made without what they show. */
  readonly neverShown?: (parameters: Readonly<Record<string, string>>) => readonly string[];
}
