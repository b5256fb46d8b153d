import { runtimeConfig } from './runtime-config';

/** The whole address of the product API, for a program that calls it from elsewhere; no slash at its end. */
export function apiAddress(): string {
  return new URL(runtimeConfig().apiUrl || '/', location.origin).href.replace(/\/$/, '');
}
