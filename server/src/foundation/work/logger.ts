type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Logger with one line per call, flat fields, no bodies, no headers, no query strings: no secret can get into it. */
export interface Logger {
  readonly info: (event: string, fields?: Fields) => void;
  readonly warn: (event: string, fields?: Fields) => void;
  readonly error: (event: string, fields?: Fields) => void;
}

type Level = keyof Logger;

/** Returns a logger that writes one JSON object per line. */
export function createJsonLogger(write: (line: string) => void): Logger {
  const at =
    (level: Level) =>
    (event: string, fields: Fields = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

const discard = () => undefined;
export const silentLogger: Logger = { info: discard, warn: discard, error: discard };
