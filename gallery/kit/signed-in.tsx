import { useState, type ReactNode } from 'react';
import { useTokenStore } from '@/shared/auth';

/** For what is there only while somebody is signed in. The token opens nothing and is not stored. */
export function SignedIn({ children }: { children: ReactNode }) {
  useState(() => useTokenStore.setState({ token: 'gallery' }));
  return children;
}
