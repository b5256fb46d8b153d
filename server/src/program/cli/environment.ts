import { isIP } from 'node:net';
import { z } from 'zod';
import { mailAddress } from '../../foundation/mail/to-message.ts';
import { defaultRetention, LEAST_FILE_HOURS } from '../../foundation/store/retention.ts';
import { registrationModes } from '../../foundation/values/registration-modes.ts';
import { templateTypes, type TemplateType } from '../../foundation/values/template-types.ts';

const webUrl = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address like ${example}` })
    .transform((url) => url.replace(/\/+$/, ''));
const portFault = 'must be a number from 0 to 65535';
const port = z
  .string()
  .regex(/^\d{1,5}$/, portFault)
  .transform(Number)
  .pipe(z.int().max(65_535, portFault));
const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((value) => value === '1' || value === 'true');

/** A whole number in digits. */
function wholeNumber(least: number, greatest: number) {
  const fault = `must be a whole number from ${least} to ${greatest}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, fault)
    .transform(Number)
    .pipe(z.int().min(least, fault).max(greatest, fault));
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** `Name <address>` or an address alone. */
function readSender(text: string) {
  const [, name = '', bracketed] = /^\s*([^<>"\p{Cc}]*?)\s*<([^<>]+)>\s*$/u.exec(text) ?? [];
  return { name, address: bracketed ?? text.trim() };
}
interface Network {
  readonly address: string;
  /** Length in bits; undefined for a single address. */
  readonly prefix: number | undefined;
}

const readNetworks = (list: string): Network[] =>
  list
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const [address = '', prefix] = text.split('/');
      return {
        address,
        prefix: prefix === undefined ? undefined : /^\d+$/.test(prefix) ? Number(prefix) : NaN,
      };
    });
const isNetwork = ({ address, prefix = 0 }: Network) =>
  isIP(address) !== 0 && prefix <= (isIP(address) === 4 ? 32 : 128);
const areTemplates = (names: readonly string[]): names is TemplateType[] =>
  names.every((name) => templateTypes.some((type) => type === name));
const target = (pattern: RegExp, example: string) =>
  z.string().regex(pattern, `must look like ${example}`).optional();

const databaseAddress = z.url({
  protocol: /^postgres(?:ql)?$/,
  error: 'must be an address like postgres://user:password@localhost:5432/platen',
});

/** Variables that the server reads from its environment. */
const environmentSchema = z
  .object({
    PORT: port.default(8080),
    /** Address of this computer to listen on; `localhost` means both loopbacks, 0.0.0.0 all its networks. */
    HOST: z.string().default('0.0.0.0'),
    /** Directory for the data of the embedded store, and for the server's keys. */
    DATA_DIR: z.string().default('.data'),
    /** File of the server's keys, which servers of one database share; by default keys.json in DATA_DIR. */
    KEYS_FILE: z.string().optional(),
    /** Address of a PostgreSQL server, used instead of the embedded store. */
    DATABASE_URL: databaseAddress.optional(),
    /** Address of the same database without the pooler of DATABASE_URL: for what is bound to one connection. */
    DATABASE_DIRECT_URL: databaseAddress.optional(),
    /** Folder of the backups; by default `backups` in DATA_DIR. */
    BACKUP_DIR: z.string().optional(),
    /** Number of backups that stay. */
    BACKUP_KEEP: wholeNumber(1, 9999).default(14),
    /** Public key of age: backups are encrypted to it, and have the server's keys. */
    BACKUP_AGE_RECIPIENT: z
      .string()
      .regex(/^age1[a-z0-9]{20,}$/, 'must be a public key of age, like age1…')
      .optional(),
    /** File with the private key of age, for reading encrypted backups: it should not lie on the server. */
    BACKUP_AGE_IDENTITY_FILE: z.string().optional(),
    /** Hours for which the files of print jobs stay, from their creation. */
    KEEP_PRINT_FILES_HOURS: wholeNumber(LEAST_FILE_HOURS, 87_600).default(defaultRetention.printFileHours),
    /** Days for which events of the security log stay. */
    KEEP_AUDIT_EVENTS_DAYS: wholeNumber(1, 36_500).default(defaultRetention.auditEventDays),
    /** Days for which messages of web hooks stay that were delivered or given up. */
    KEEP_DELIVERIES_DAYS: wholeNumber(2, 36_500).default(defaultRetention.deliveryDays),
    /** Days for which invitations stay after they expired. */
    KEEP_INVITATIONS_DAYS: wholeNumber(1, 36_500).default(defaultRetention.invitationDays),
    /** Days for which the files of finished imports stay; without it for ever. */
    KEEP_IMPORT_FILES_DAYS: wholeNumber(1, 36_500).optional(),
    /** Additional origins whose pages may call: comma-separated list. */
    APP_ORIGINS: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((origin) => origin.trim())
          .filter((origin) => origin !== ''),
      )
      .refine(
        (origins) => origins.every(isOrigin),
        'must be origins like https://labels.example.com, by comma',
      ),
    /** Base URL of this server from outside. */
    PUBLIC_URL: webUrl('https://labels.example.com').optional(),
    /** Number of our own proxies that each request passes: they pass on the sender's address in X-Forwarded-For. */
    TRUSTED_PROXIES: z.string().regex(/^\d$/, 'must be a number from 0 to 9').transform(Number).default(0),
    /** Seconds between a stop being announced at /ready and the port being closed; by default 5 with DATABASE_URL, else 0. */
    DRAIN_SECONDS: wholeNumber(0, 999).optional(),
    /** Seconds that requests in progress get to end after that. */
    STOP_SECONDS: wholeNumber(0, 999).default(20),
    /** Threads that draw print files; by default one less than there are processors, at least two and at most four. */
    RENDER_THREADS: wholeNumber(1, 64).optional(),
    /** Port for GET /metrics, which no proxy should pass on; without one there are no metrics. */
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    /** Token by which anybody may read the metrics, as Authorization: Bearer. */
    METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
    /** Addresses that may read the metrics without a token: comma-separated, with /prefix for networks. */
    METRICS_ADDRESSES: z
      .string()
      .default('127.0.0.1, ::1')
      .transform(readNetworks)
      .refine((list) => list.every(isNetwork), 'must be addresses or networks like 10.1.0.0/16, by comma'),
    /** Directory of the built app. */
    STATIC_DIR: z.string().optional(),
    /** Address of the printer helper for the app on this server. */
    HELPER_URL: webUrl('http://localhost:27417').optional(),
    /** Address of a mail server; without one, mails are written to DATA_DIR/mail. */
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        error: 'must be an address like smtp://user:password@mail.example.com:587',
      })
      .optional(),
    /** Sender of mails. */
    MAIL_FROM: z
      .string()
      .default('Platen <platen@localhost>')
      .transform(readSender)
      .refine(({ address }) => mailAddress.test(address), 'must be like Platen <platen@example.com>'),
    /** Allows web hooks to call http addresses and the internal network: for tests and development only. */
    WEB_HOOKS_INSIDE: flag.default(false),
    /** Identity providers: offered if a client id is set. With a secret the code is exchanged too. */
    OIDC_MICROSOFT_CLIENT_ID: z.string().optional(),
    OIDC_MICROSOFT_CLIENT_SECRET: z.string().optional(),
    OIDC_MICROSOFT_ISSUER: webUrl('https://login.microsoftonline.com/common/v2.0').default(
      'https://login.microsoftonline.com/common/v2.0',
    ),
    OIDC_GOOGLE_CLIENT_ID: z.string().optional(),
    OIDC_GOOGLE_CLIENT_SECRET: z.string().optional(),
    OIDC_GOOGLE_ISSUER: webUrl('https://accounts.google.com').default('https://accounts.google.com'),
    /** Seeds the demo organisation into an empty store. */
    DEMO: flag.default(false),
    /** Whether anybody may register an organisation; by default only in the demo. */
    REGISTRATION: z.enum(registrationModes, 'must be open, invited or closed').optional(),
    /** Subscriptions that an organisation may choose itself: comma-separated list; by default all in the demo, else Free. */
    SELF_SERVICE_PLANS: z
      .string()
      .transform((list) => list.split(',').map((plan) => plan.trim()))
      .refine(areTemplates, `must be some of ${templateTypes.join(', ')}, by comma`)
      .optional(),
    /** Addresses of the demo's network printers. */
    DEMO_IPP_TARGET: target(/^[^:/]+:\d+\/.+$/, '127.0.0.1:8631/ipp/print'),
    DEMO_RAW_TARGET: target(/^[^:/]+:\d+$/, '127.0.0.1:9100'),
    /** Folder with the packages of the helper, as `pnpm package:helper` writes it. */
    HELPER_DIR: z.string().optional(),
    /** Addresses and version of the helper's releases elsewhere. */
    HELPER_RELEASES_URL: z.string().default(''),
    HELPER_VERSION: z.string().default(''),
    HELPER_WINDOWS_URL: z.string().default(''),
    HELPER_MAC_URL: z.string().default(''),
  })
  .refine(({ SMTP_URL, PUBLIC_URL }) => !SMTP_URL?.startsWith('smtp') || PUBLIC_URL !== undefined, {
    path: ['PUBLIC_URL'],
    message: 'is needed with SMTP_URL: links in mail must not depend on the address a request claims',
  })
  .transform(({ REGISTRATION, SELF_SERVICE_PLANS, DRAIN_SECONDS, ...others }) => ({
    ...others,
    // Only several servers on one database have another one to go on with.
    DRAIN_SECONDS: DRAIN_SECONDS ?? (others.DATABASE_URL === undefined ? 0 : 5),
    REGISTRATION: REGISTRATION ?? (others.DEMO ? 'open' : 'closed'),
    SELF_SERVICE_PLANS: SELF_SERVICE_PLANS ?? (others.DEMO ? templateTypes : [templateTypes[0]]),
  }));

export type ServerEnvironmentVariables = z.output<typeof environmentSchema>;

/** Error for an environment that cannot be used; the message names each invalid variable. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
  /** True when the reason may pass by itself, so that it makes sense to start again. */
  readonly mayPass: boolean;

  constructor(message: string, { mayPass = false }: { readonly mayPass?: boolean } = {}) {
    super(message);
    this.mayPass = mayPass;
  }
}

/** Reads the environment. @throws SetupError with one line for each variable that cannot be used */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): ServerEnvironmentVariables {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = environmentSchema.safeParse(given);
  if (read.success) return read.data;
  throw new SetupError(
    read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'),
  );
}
