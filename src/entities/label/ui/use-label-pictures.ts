import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { mediaQueries } from '@/entities/media/@x/label';
import { pictureIds, type LabelPictures, type PicturedTemplate } from '../model/label-pictures';
import type { LabelValues } from '../model/label-values';

/** Returns the pictures a label shows with these values, as far as they have loaded. */
export function useLabelPictures(
  template: PicturedTemplate | undefined,
  values: LabelValues,
): LabelPictures & { isLoading: boolean } {
  const ids = pictureIds(template, values);
  const { bytes, lost, isLoading } = useQueries({
    queries: ids.map((id) => mediaQueries.picture(id)),
    combine: (queries) => sorted(ids, queries),
  });
  // Only the list distinguishes a deleted picture from a server that does not serve pictures.
  const files = useQuery({ ...mediaQueries.list(), enabled: lost.length > 0 });
  const known = files.data?.map(({ id }) => String(id));
  return { bytes, absent: known ? lost.filter((id) => !known.includes(id)) : [], isLoading };
}

function sorted(ids: readonly string[], queries: readonly UseQueryResult<Uint8Array>[]) {
  const bytes: Record<string, Uint8Array> = {};
  const lost: string[] = [];
  for (const [index, id] of ids.entries()) {
    const query = queries[index];
    if (query?.data) bytes[id] = query.data;
    else if (query?.isError) lost.push(id);
  }
  return { bytes, lost, isLoading: queries.some(({ isPending }) => isPending) };
}
