/** Where `silent-login.html` leaves the provider's answer for this app; in session storage, never in an address. */
const KEY = 'oidc:answer';

/** Takes the answer out, once. Empty when there is none. */
export function takeHandedOver(storage: Storage = sessionStorage): string {
  const fragment = storage.getItem(KEY) ?? '';
  storage.removeItem(KEY);
  return fragment;
}
