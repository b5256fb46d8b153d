import { useNavigate } from 'react-router';
import { isLoggedIn, useTokenStore } from '@/shared/auth';
import { paths } from '@/shared/routes';

/**
 * Returns a function that continues after a sign-in: to the page requested before, else to the guard, which chooses the
 * start screen.
 */
export function useEnter(): () => void {
  const navigate = useNavigate();
  return () => {
    const { redirectPath, ...session } = useTokenStore.getState();
    useTokenStore.setState({ redirectPath: '' });
    const target = isLoggedIn(session) && redirectPath !== '' ? redirectPath : paths.login;
    void navigate(target, { replace: true });
  };
}
