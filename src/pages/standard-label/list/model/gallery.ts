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

/** One picture of the gallery: a template, or one the organisation keeps. */
export interface GalleryItem {
  key: string;
  /** What its address ends in. */
  id: Id;
  name: string;
  /** The name of the template a kept one was made from. */
  origin: string;
  template: StandardTemplate;
  /** What its picture shows. */
  values: ParameterValues;
}

/** The organisation's own first, each list in the server's order; a kept one whose template is gone is left out. */
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
  /** "" for every kind, and for every size. */
  kind: string;
  size: string;
}

/** What somebody looks for: every word in name, kind or description; one kind; one size. */
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
