import type { NotificationData } from '@mantine/notifications';

/** Its code did not come: the notice of a new version says so. */
const ignore = () => undefined;

const load = () => import('@mantine/notifications');

/** Shows a notification; its code is fetched with the first one, not with the first screen. */
export function showNotice(notice: NotificationData): void {
  load().then(({ notifications }) => notifications.show(notice), ignore);
}

export function hideNotice(id: string): void {
  load().then(({ notifications }) => notifications.hide(id), ignore);
}
