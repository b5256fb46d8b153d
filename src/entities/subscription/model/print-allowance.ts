import { formatLocale } from '@/shared/i18n';
import type { PrintCount, Subscription } from '../api/subscription-schema';

/** Only the Free subscription limits the prints of a month (specification 1). */
export function hasPrintAllowance(subscription: Subscription | undefined): boolean {
  return subscription?.type.toLowerCase() === 'free';
}

/** Allowed minus printed, never below 0 (specification 9). */
export function remainingPrints({ allowedPrintJobs, printedJobs }: PrintCount): number {
  return Math.max(0, allowedPrintJobs - printedJobs);
}

/** Without a region English writes the day first: the app spells as the British do. */
const dayLocale = () => (formatLocale() === 'en' ? 'en-GB' : formatLocale());

/** The day the prints of the next month begin, as the server counts them: “1 December”, in UTC. */
export const printsReturn = (now = new Date()): string =>
  new Intl.DateTimeFormat(dayLocale(), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1),
  );
