import { useNavigate } from 'react-router';
import { isLoggedIn, useTokenStore } from '@/shared/auth';
import { paths } from '@/shared/routes';

/** Goes on after a sign-in: to what was asked for before, else to the guard, which knows everybody's home. */
export function useEnter(): () => void {
  const navigate = useNavigate();
  return () => {
    const { redirectPath, ...session } = useTokenStore.getState();
    useTokenStore.setState({ redirectPath: '' });
    const target = isLoggedIn(session) && redirectPath !== '' ? redirectPath : paths.login;
    void navigate(target, { replace: true });
  };
}
