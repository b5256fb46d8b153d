import type { Sentence } from 'label-core/sentence';
import { someNames } from '../../foundation/http/some-names.ts';
import { sentences } from '../sentences/index.ts';
import type { PictureUse } from './media-schemas.ts';

/** Returns the uses of a picture, one sentence for each kind. */
export function usersOf(name: string, { labels, standardLabels, articles }: PictureUse): Sentence[] {
  const { usedByLabels, usedByStandardLabels, usedByArticles } = sentences.mediaLibrary;
  return [
    ...(labels.length === 0 ? [] : [usedByLabels({ name, ...named(labels) })]),
    ...(standardLabels.length === 0 ? [] : [usedByStandardLabels({ name, ...named(standardLabels) })]),
    ...(articles === 0 ? [] : [usedByArticles({ name, count: articles })]),
  ];
}

function named(users: readonly { readonly name: string }[]) {
  const { names, more } = someNames(users.map(({ name }) => name));
  return { labels: names, more, count: users.length };
}
