import type { LabelElement, LabelVariable } from 'label-core';

/** What a template is for: people look for one by it. */
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

/** How a parameter is entered. `text` is one line, `lines` several; `choice` takes one of `options`. */
export const parameterTypes = ['text', 'lines', 'choice', 'toggle', 'media-ref'] as const;
export type ParameterType = (typeof parameterTypes)[number];

/** What an organisation sets once, for every label made from a template; what is filled in at print are its variables. */
export interface TemplateParameter {
  readonly name: string;
  readonly label: string;
  readonly type: ParameterType;
  /** Toggles: `true` or `false`; pictures: "" for none. */
  readonly defaultValue: string;
  /** Most characters. */
  readonly size: number;
  readonly isRequired: boolean;
  readonly options?: readonly string[];
}

/** One of the templates this program brings: a label with open places, of which the organisation fills some for good. */
export interface StandardTemplate {
  /** Stands in addresses: it never changes. */
  readonly templateId: string;
  readonly name: string;
  readonly kind: TemplateKind;
  /** One sentence: what it is for. */
  readonly description: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly parameters: readonly TemplateParameter[];
  readonly variables: readonly LabelVariable[];
  readonly elements: readonly LabelElement[];
  /** A value for each variable, as the picture of the gallery shows it. */
  readonly sampleValues: Readonly<Record<string, string>>;
}
