import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../lazy-part';
import type { DataListProps } from './data-list';
import { LoadingRows } from './loading-rows';
import type { PagedListProps } from './paged-list';

type Listing = <Row>(props: DataListProps<Row>) => ReactNode;
type PagedListing = <Row>(props: PagedListProps<Row>) => ReactNode;

// `lazy` drops the type parameter of the component; the assertions only restore it.
const LoadedDataList = lazyPart(async () => ({
  default: (await import('./data-list')).DataList,
})) as unknown as Listing;
const LoadedPagedList = lazyPart(async () => ({
  default: (await import('./paged-list')).PagedList,
})) as unknown as PagedListing;

/** Fully loaded list (data-list.tsx), in a chunk of its own so that the title of the screen does not wait for it. */
export function DataList<Row>(props: DataListProps<Row>) {
  return (
    <Suspense fallback={<LoadingRows />}>
      <LoadedDataList {...props} />
    </Suspense>
  );
}

/** List paged by the server (paged-list.tsx), in a chunk of its own. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  return (
    <Suspense fallback={<LoadingRows />}>
      <LoadedPagedList {...props} />
    </Suspense>
  );
}
