import * as z from 'zod/mini';

/** The helper's address where config.json names none (specification 9: port 27417). */
const DEFAULT_HELPER_URL = 'http://localhost:27417';

/** An absolute http(s) address, or "" for the origin the page came from. */
const serviceUrl = z.string().check(
  z.refine((value) => value === '' || isHttpUrl(value), {
    error: 'must be an http or https address, or "" for this origin',
  }),
);
const link = z.optional(z.string().check(z.refine(isHttpUrl, { error: 'must be an http or https address' })));

const runtimeConfigSchema = z.object({
  apiUrl: serviceUrl,
  authUrl: serviceUrl,
  importUrl: serviceUrl,
  printUrl: serviceUrl,
  helperUrl: z._default(
    z.string().check(z.refine(isHttpUrl, { error: 'must be an http or https address' })),
    DEFAULT_HELPER_URL,
  ),
  supportUrl: link,
  documentationUrl: link,
  statusUrl: link,
  appName: z._default(z.string(), 'Platen'),
  flags: z._default(z.record(z.string(), z.boolean()), {}),
});

/** What config.json says, checked: the base addresses of the services and what differs per installation. */
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;

/** A fault in config.json: which file, which key, what is wrong with it. */
export class ConfigError extends Error {
  readonly file: string;
  readonly key: string | undefined;

  constructor(file: string, key: string | undefined, problem: string) {
    super(problem);
    this.name = 'ConfigError';
    this.file = file;
    this.key = key;
  }
}

/** Reads config.json's content. Throws ConfigError naming the first faulty key. */
export function parseRuntimeConfig(json: unknown, file: string): RuntimeConfig {
  const result = runtimeConfigSchema.safeParse(json);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const key = issue?.path.join('.');
  throw new ConfigError(file, key === '' ? undefined : key, issue?.message ?? 'cannot be read');
}

let current: RuntimeConfig | undefined;

/** Set once at start, before anything is drawn; tests set their own. */
export function setRuntimeConfig(config: RuntimeConfig): void {
  current = config;
}

/** The configuration of this run. Throws when asked before start-up has read it: that is a fault of ours. */
export function runtimeConfig(): RuntimeConfig {
  if (!current) throw new Error('The runtime configuration was asked for before it was loaded');
  return current;
}

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
