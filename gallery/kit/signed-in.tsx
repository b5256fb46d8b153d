import { useState, type ReactNode } from 'react';
import { useTokenStore } from '@/shared/auth';

/** Shows its content as for a signed-in person. The token grants nothing and is not stored. */
export function SignedIn({ children }: { children: ReactNode }) {
  useState(() => useTokenStore.setState({ token: 'gallery' }));
  return children;
}
