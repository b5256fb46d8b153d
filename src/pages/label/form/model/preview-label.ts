import type { DrawableLabel } from '@/entities/label';
import { toVariables, type RuleValues } from './label-form';

interface Previewed {
  name: string;
  widthMm: number | undefined;
  heightMm: number | undefined;
  template?: unknown;
}

/** Returns a label, possibly unsaved, in the form that the preview takes. */
export const previewLabel = (
  { name, widthMm, heightMm, template }: Previewed,
  rules: readonly RuleValues[],
): DrawableLabel => ({
  labelId: 0,
  name,
  widthMm,
  heightMm,
  variables: toVariables(rules),
  version: undefined,
  publishedAt: '',
  template,
});
