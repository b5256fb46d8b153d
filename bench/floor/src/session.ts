import { create } from 'zustand';

/** Session of the person, kept under the same names as the app keeps it. */
export const useSession = create<{ token: string }>(() => ({
  token: localStorage.getItem('auth_token') ?? '',
}));

export function keepSession(token: string, expiresInS: number): void {
  localStorage.setItem('auth_token', token);
  localStorage.setItem('auth_expires', String(Math.floor(Date.now() / 1000) + expiresInS));
  useSession.setState({ token });
}
