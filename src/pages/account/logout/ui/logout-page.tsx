import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { endSession } from '@/shared/auth';
import { paths } from '@/shared/routes';

/** Ends the session in this browser, server or no server, and goes to login (specification 2). */
export function LogoutPage() {
  useEffect(() => endSession(), []);
  return <Navigate to={paths.login} replace />;
}
