import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useTokenStore } from '@/shared/auth';

const TOAST_ID = 'refreshing-session';

/** During a token refresh a toast says so (specification 4). */
export function RefreshNotice() {
  const isRefreshing = useTokenStore((state) => state.isRefreshing);
  useEffect(() => {
    if (!isRefreshing) return;
    notifications.show({
      id: TOAST_ID,
      message: 'Checking security details',
      loading: true,
      autoClose: false,
      withCloseButton: false,
      role: 'status',
    });
    return () => void notifications.hide(TOAST_ID);
  }, [isRefreshing]);
  return null;
}
