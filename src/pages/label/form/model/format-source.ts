import type { TemplateParts } from '@/entities/label';
import { texts } from '../i18n';

type Source = NonNullable<TemplateParts['variables'][number]['source']>;

/** Returns in words what a variable is computed from; "" for a kind that this app does not know. */
export function formatSource({
  kind,
  base,
  format = '',
  counter = '',
  text = '',
  field = '',
}: Source): string {
  switch (kind) {
    case 'date':
      return base === undefined ? texts.sources.print({ format }) : texts.sources.date({ base, format });
    case 'counter':
      return texts.sources.counter({ counter });
    case 'formula':
      return texts.sources.formula({ text });
    case 'article':
      return texts.sources.article({ field });
    default:
      return '';
  }
}
