import type { SessionUser } from '@/entities/session';
import { WidgetStrip } from '@/features/quick-print';
import { QuickPrintJob } from '@/features/send-print-job';

/** Cards of the favourite widgets, connected to the printer helper. */
export function FavoriteCards({ user }: { user: SessionUser }) {
  return <WidgetStrip user={user} printJob={QuickPrintJob} />;
}
