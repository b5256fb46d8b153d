import type { Id } from '@/shared/api';
import type { UserSettings } from '../api/user-settings-schema';

type LabelPrinters = UserSettings['labels'][number]['printers'];

/** The person's printers for one label; empty where nothing is set. */
export function printersForLabel(settings: UserSettings | undefined, labelId: Id | undefined): LabelPrinters {
  return settings?.labels.find((label) => label.labelId === labelId)?.printers ?? [];
}
