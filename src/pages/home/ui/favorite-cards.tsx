import type { ReactNode } from 'react';
import type { SessionUser } from '@/entities/session';
import { useWidgets } from '@/entities/widget';
import { WidgetStrip } from '@/features/quick-print';
import { QuickPrintJob } from '@/features/send-print-job';

interface FavoriteCardsProps {
  user: SessionUser;
  /** What is below the cards; shown together with them, so that they do not push it away. */
  children: ReactNode;
}

/** Cards of the favourite widgets, connected to the printer helper. */
export function FavoriteCards({ user, children }: FavoriteCardsProps) {
  const { isPending } = useWidgets(user);
  return (
    <>
      <WidgetStrip user={user} printJob={QuickPrintJob} />
      {!isPending && children}
    </>
  );
}
