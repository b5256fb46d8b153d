import type { LabelElement, LabelTemplate } from 'label-core';
import type { LabelKit } from '../api/open-label-kit';
import type { LabelValues } from './label-values';

/** Area on the label, in millimetres from its top left corner. */
export interface LabelPlace {
  elementId: string;
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
}

/** Returns the variables whose value differs from the last print; none before the first print. */
export function changedVariables(values: LabelValues, printed: LabelValues | undefined): string[] {
  if (!printed) return [];
  return Object.keys(values).filter((name) => (values[name] ?? '') !== (printed[name] ?? ''));
}

/**
 * Returns the areas where the label shows these variables: their texts, barcodes and pictures, and elements they show
 * or hide.
 */
export function placesOf(kit: LabelKit, template: LabelTemplate, variables: readonly string[]): LabelPlace[] {
  if (variables.length === 0) return [];
  return template.elements
    .filter((element) => variablesOf(kit, element).some((name) => variables.includes(name)))
    .map(placeOf);
}

function variablesOf({ core }: LabelKit, element: LabelElement): readonly string[] {
  const shownBy = element.visibleWhen === undefined ? [] : [element.visibleWhen];
  const inTexts = core.elementTexts(element).flatMap(({ value }) => core.boundVariables(value));
  if (inTexts.length > 0) return [...inTexts, ...shownBy];
  if (element.type === 'image' && 'variable' in element.source) return [element.source.variable, ...shownBy];
  return shownBy;
}

function placeOf(element: LabelElement): LabelPlace {
  const { id: elementId } = element;
  if (element.type === 'line') {
    const { x1Mm, y1Mm, x2Mm, y2Mm } = element;
    return {
      elementId,
      xMm: Math.min(x1Mm, x2Mm),
      yMm: Math.min(y1Mm, y2Mm),
      widthMm: Math.abs(x2Mm - x1Mm),
      heightMm: Math.abs(y2Mm - y1Mm),
    };
  }
  const { xMm, yMm, widthMm, heightMm } = element;
  return { elementId, xMm, yMm, widthMm, heightMm };
}
