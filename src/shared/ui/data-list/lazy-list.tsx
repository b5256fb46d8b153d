import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../lazy-part';
import type { DataListProps } from './data-list';
import { LoadingRows } from './loading-rows';
import type { PagedListProps } from './paged-list';

type Listing = <Row>(props: DataListProps<Row>) => ReactNode;
type PagedListing = <Row>(props: PagedListProps<Row>) => ReactNode;

// `lazy` forgets that a component is one for every kind of row: the assertions give that back and nothing else.
const LoadedDataList = lazyPart(async () => ({
  default: (await import('./data-list')).DataList,
})) as unknown as Listing;
const LoadedPagedList = lazyPart(async () => ({
  default: (await import('./paged-list')).PagedList,
})) as unknown as PagedListing;

/** A list that is all here (data-list.tsx), in a chunk of its own: the title of its screen does not wait for it. */
export function DataList<Row>(props: DataListProps<Row>) {
  return (
    <Suspense fallback={<LoadingRows />}>
      <LoadedDataList {...props} />
    </Suspense>
  );
}

/** A list that the server pages (paged-list.tsx), in a chunk of its own. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  return (
    <Suspense fallback={<LoadingRows />}>
      <LoadedPagedList {...props} />
    </Suspense>
  );
}
