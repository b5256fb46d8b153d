import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { signOut } from '@/entities/session';
import { paths } from '@/shared/routes';

/** Ends the session in this browser, even if the server is unavailable, and goes to login (specification 2). */
export function LogoutPage() {
  useEffect(() => signOut(), []);
  return <Navigate to={paths.login} replace />;
}
