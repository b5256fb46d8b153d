import type { NotificationData } from '@mantine/notifications';

/** Its code did not come: the notice of a new version says so. */
const ignore = () => undefined;

const fetchCode = () => import('@mantine/notifications');

let loading: ReturnType<typeof fetchCode> | undefined;

/**
 * One promise for everybody: of two imports of their own the second can be there first, since it does not wait for the
 * styles that the first one asked for, and a notice would be hidden before it is shown.
 */
function load() {
  loading ??= fetchCode().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Shows a notification; its code is fetched with the first one, not with the first screen. */
export function showNotice(notice: NotificationData): void {
  load().then(({ notifications }) => notifications.show(notice), ignore);
}

export function hideNotice(id: string): void {
  load().then(({ notifications }) => notifications.hide(id), ignore);
}
