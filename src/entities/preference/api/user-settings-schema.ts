import * as z from 'zod/mini';
import { lenient, type Id } from '@/shared/api';
import { printerFlagSchema } from './printer-flag-schema';

const labelPrinters = z.object({
  labelId: lenient.id(),
  printers: lenient.list(printerFlagSchema),
});

/** A person's own settings (GET and POST /api/preferences/userSettings). */
export const userSettingsSchema = z.object({
  /** The language of the app; "" for that of the browser. */
  language: lenient.text(),
  dateLanguage: lenient.text(),
  colorScheme: lenient.text(),
  /** Whether a scan gives sound and vibration. */
  scanSound: lenient.flag(),
  scanVibration: lenient.flag(),
  labels: lenient.list(labelPrinters),
});
export type UserSettings = z.infer<typeof userSettingsSchema>;

export const COLOR_SCHEMES = ['auto', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** Returns the colour scheme of a person's settings; undefined when none is chosen or this app does not know it. */
export function readColorScheme(value: string | undefined): ColorScheme | undefined {
  return COLOR_SCHEMES.find((scheme) => scheme === value);
}

type LabelPrinters = UserSettings['labels'][number]['printers'];

/** Returns the person's printers for one label; empty when none are set. */
export function printersForLabel(settings: UserSettings | undefined, labelId: Id | undefined): LabelPrinters {
  return settings?.labels.find((label) => label.labelId === labelId)?.printers ?? [];
}
