import { useEffect } from 'react';
import { useTokenStore } from '@/shared/auth';
import { texts } from '../i18n';
import { hideNotice, showNotice } from './show-notice';

const NOTICE_ID = 'refreshing-session';

/** Shows a toast during a token refresh (specification 4). */
export function RefreshNotice() {
  const isRefreshing = useTokenStore((state) => state.isRefreshing);
  useEffect(() => {
    if (!isRefreshing) return undefined;
    showNotice({
      id: NOTICE_ID,
      message: texts.notices.refreshing,
      loading: true,
      autoClose: false,
      withCloseButton: false,
      role: 'status',
    });
    return () => hideNotice(NOTICE_ID);
  }, [isRefreshing]);
  return null;
}
