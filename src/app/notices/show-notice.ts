import type { NotificationData } from '@mantine/notifications';

/** The code of the notifications could not be loaded: the new-version notice reports that. */
const ignore = () => undefined;

const fetchCode = () => import('@mantine/notifications');

let loading: ReturnType<typeof fetchCode> | undefined;

/**
 * Returns one shared promise. With separate imports the second could resolve first, since it does not wait for the styles
 * that the first one requested, and a notice would be hidden before it is shown.
 */
function load() {
  loading ??= fetchCode().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Shows a notification. The code is loaded with the first notification, not with the first screen. */
export function showNotice(notice: NotificationData): void {
  load().then(({ notifications }) => notifications.show(notice), ignore);
}

export function hideNotice(id: string): void {
  load().then(({ notifications }) => notifications.hide(id), ignore);
}
