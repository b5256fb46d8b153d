import { Suspense } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { IdentityProviderProps } from './identity-provider-list';

const List = lazyPart(async () => ({
  default: (await import('./identity-provider-list')).IdentityProviderList,
}));

/** The identity providers to go on with. They come after the first paint: the list needs the API clients. */
export function IdentityProviderButtons(props: IdentityProviderProps) {
  return (
    <Suspense>
      <List {...props} />
    </Suspense>
  );
}
