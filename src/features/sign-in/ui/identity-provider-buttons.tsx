import { Suspense } from 'react';
import { afterFirstScreen } from '@/shared/lib/timing';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { IdentityProviderProps } from './identity-provider-list';

const List = lazyPart(async () => {
  await afterFirstScreen();
  return { default: (await import('./identity-provider-list')).IdentityProviderList };
});

/** Buttons of the identity providers. Loaded after the form is shown, because the list needs the API clients. */
export function IdentityProviderButtons(props: IdentityProviderProps) {
  return (
    <Suspense>
      <List {...props} />
    </Suspense>
  );
}
