type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Structured log. Never pass a document, a base64 text or the query of a signed address. */
export interface Logger {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
}

/** Creates a logger that writes one JSON object for each line through `write` (for example to standard output). */
export function createJsonLogger(write: (line: string) => void): Logger {
  const line =
    (level: string) =>
    (event: string, fields: LogFields = {}) => {
      write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
    };
  return { info: line('info'), warn: line('warn') };
}

export const silentLogger: Logger = { info: () => undefined, warn: () => undefined };
