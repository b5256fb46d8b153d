import { formatLocale } from '@/shared/i18n';
import type { PrintCount, Subscription } from '../api/subscription-schema';

/** Returns whether the prints of a month are limited: only by the Free subscription (specification 1). */
export function hasPrintAllowance(subscription: Subscription | undefined): boolean {
  return subscription?.type.toLowerCase() === 'free';
}

/** Returns allowed minus printed, never below 0 (specification 9). */
export function remainingPrints({ allowedPrintJobs, printedJobs }: PrintCount): number {
  return Math.max(0, allowedPrintJobs - printedJobs);
}

/** Returns the locale for days. English without a region becomes British, as in the app: the day comes first. */
const dayLocale = () => (formatLocale() === 'en' ? 'en-GB' : formatLocale());

/** Returns the first day of the next month, as the server counts it: “1 December”, in UTC. */
export const printsReturn = (now = new Date()): string =>
  new Intl.DateTimeFormat(dayLocale(), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1),
  );
