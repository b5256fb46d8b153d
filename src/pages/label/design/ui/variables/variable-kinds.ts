import type { LabelVariable } from 'label-core';
import { texts } from '../i18n';

type VariableKind = LabelVariable['type'];

const kinds: readonly VariableKind[] = ['default', 'media-ref', 'toggle'];

/** Returns the kinds of variables with their names, for a list. */
export const kindOptions = (): { value: VariableKind; label: string }[] =>
  kinds.map((kind) => ({ value: kind, label: texts.variables.kinds[kind] }));

/** Returns the kind that was chosen from `kindOptions`. */
export const kindOf = (chosen: string): VariableKind => kinds.find((kind) => kind === chosen) ?? 'default';

/**
 * Returns the default value as the template keeps it, null for none: an empty text and a switch that is off are as good as
 * none.
 */
export const keptDefault = (value: string): string | null =>
  value === '' || value === 'false' ? null : value;
