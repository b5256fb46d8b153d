import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../config.ts';
import { codeOf, messageOf } from '../helper-error.ts';
import { parseOrigin } from '../origins/origin.ts';
import { parseAllowedTarget } from '../target/allowed-target.ts';

/** Checks a text by a function that throws a sentence. */
const textThat = (parse: (text: string) => unknown) =>
  z.string().superRefine((text, context) => {
    try {
      parse(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: messageOf(error) });
    }
  });

const settingsSchema = z.strictObject({
  port: z.int().min(1).max(65_535).optional(),
  computerName: z.string().min(1).optional(),
  /** Apps that may print without a question. */
  origins: z.array(textThat(parseOrigin)).optional(),
  fileOrigins: z.array(textThat(parseOrigin)).optional(),
  allowedTargets: z.array(textThat(parseAllowedTarget)).optional(),
  cupsSocket: z.string().min(1).optional(),
});

/** Settings of an installed helper, as an administrator may lay them beside it. */
export type InstalledSettings = z.infer<typeof settingsSchema>;

/** Variable of the environment by which the same is set; it wins. */
const variables = {
  port: 'HELPER_PORT',
  computerName: 'HELPER_COMPUTER_NAME',
  origins: 'HELPER_ORIGINS',
  fileOrigins: 'HELPER_FILE_ORIGINS',
  allowedTargets: 'HELPER_ALLOWED_TARGETS',
  cupsSocket: 'HELPER_CUPS_SOCKET',
} as const satisfies Record<keyof InstalledSettings, string>;

export const settingsFile = (folder: string): string => join(folder, 'config.json');

/**
 * Reads `config.json` of a data folder; no settings where there is none.
 * @throws ConfigError that names the file, the setting and what is wrong with it
 */
export function readSettings(folder: string): InstalledSettings {
  const path = settingsFile(folder);
  let text: string;
  try {
    // Notepad begins a file with a byte order mark.
    text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {};
    throw new ConfigError(
      `${path} cannot be read (${messageOf(error)}): give your account the right to read this folder.`,
    );
  }
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch (error) {
    throw new ConfigError(`${path} is not valid JSON: ${messageOf(error)}.`);
  }
  const read = settingsSchema.safeParse(written);
  if (read.success) return read.data;
  const [fault] = read.error.issues;
  throw new ConfigError(`${path}: ${fault?.path.join('.') || 'the file'}: ${fault?.message}.`);
}

/** Writes `config.json` whole or not at all. */
export function writeSettings(folder: string, settings: InstalledSettings): void {
  mkdirSync(folder, { recursive: true });
  const path = settingsFile(folder);
  writeFileSync(`${path}.part`, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${path}.part`, path);
}

/** Returns the environment with the settings of the file where it says nothing itself. */
export function withSettings(
  env: Readonly<Record<string, string | undefined>>,
  settings: InstalledSettings,
): Record<string, string | undefined> {
  const set = Object.entries(variables).flatMap(([key, name]) => {
    const value = settings[key as keyof InstalledSettings];
    return value === undefined || env[name] ? [] : [[name, [value].flat().join(',')]];
  });
  return { ...env, ...Object.fromEntries(set) };
}
