import type { Widget } from '@/entities/widget';
import { holdsWords } from '@/shared/lib/word-search';

/** Returns the widgets whose name, label or printer contains every word of the search. */
export function matching(widgets: readonly Widget[], search: string): Widget[] {
  return widgets.filter(({ name, labelName, printerName, printerDisplayName }) =>
    holdsWords([name, labelName, printerName, printerDisplayName].join(' '), search),
  );
}
