import { Suspense } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { IdentityProviderProps } from './identity-provider-list';

const List = lazyPart(async () => ({
  default: (await import('./identity-provider-list')).IdentityProviderList,
}));

/** Buttons of the identity providers. Loaded after the first paint, because the list needs the API clients. */
export function IdentityProviderButtons(props: IdentityProviderProps) {
  return (
    <Suspense>
      <List {...props} />
    </Suspense>
  );
}
