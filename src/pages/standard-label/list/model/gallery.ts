import {
  firstParameters,
  keptParameters,
  sampleOf,
  type ParameterValues,
  type StandardLabel,
  type StandardTemplate,
} from '@/entities/standard-label';
import type { Id } from '@/shared/api';
import { holdsWords } from '@/shared/lib/word-search';
import { templateSize } from './template-size';

/** Picture of the gallery: a template, or a standard label of the organisation. */
export interface GalleryItem {
  key: string;
  /** Last part of its address. */
  id: Id;
  name: string;
  /** Name of the template that a standard label was created from; "" for a template. */
  origin: string;
  template: StandardTemplate;
  /** Values shown in the picture. */
  values: ParameterValues;
}

/**
 * Returns the organisation's own standard labels and the templates, each in the server's order; a standard label whose
 * template was deleted is left out.
 */
export function galleryItems(templates: readonly StandardTemplate[], kept: readonly StandardLabel[]) {
  const own = kept.flatMap((one): GalleryItem[] => {
    const template = templates.find(({ templateId }) => templateId === one.templateId);
    if (!template) return [];
    const values = sampleOf(template, keptParameters(template, one));
    const { standardLabelId: id, name } = one;
    return [{ key: `kept-${id}`, id, name, origin: template.name, template, values }];
  });
  const offered = templates.map((template): GalleryItem => {
    const values = sampleOf(template, firstParameters(template, kept));
    const { templateId: id, name } = template;
    return { key: `template-${id}`, id, name, origin: '', template, values };
  });
  return { own, offered };
}

interface GalleryFilter {
  search: string;
  /** "" for every kind; the same for `size`. */
  kind: string;
  size: string;
}

/** Returns the items that match: every word in name, kind or description; the kind; the size. */
export function findItems(
  items: readonly GalleryItem[],
  { search, kind, size }: GalleryFilter,
): GalleryItem[] {
  return items.filter(
    ({ name, origin, template }) =>
      (kind === '' || template.kind === kind) &&
      (size === '' || templateSize(template) === size) &&
      holdsWords([name, origin, template.kind, template.description].join(' '), search),
  );
}
