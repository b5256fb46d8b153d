import type { NotificationData } from '@mantine/notifications';

const load = () => import('@mantine/notifications');

/** Shows a notification; its code is fetched with the first one, not with the first screen. */
export function showNotice(notice: NotificationData): void {
  void load().then(({ notifications }) => notifications.show(notice));
}

export function hideNotice(id: string): void {
  void load().then(({ notifications }) => notifications.hide(id));
}
