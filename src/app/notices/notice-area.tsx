import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';

/** Area where notifications appear. */
export function NoticeArea() {
  return <Notifications position="top-right" />;
}
