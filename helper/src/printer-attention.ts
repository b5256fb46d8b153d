/** A printer that waits for a person: the reason as the printer says it, and in plain words. */
export interface Attention {
  readonly reason: string;
  readonly text: string;
}

/** Reasons of RFC 8011 section 5.4.12, PWG 5100.9 and CUPS that somebody has to act on, most telling first. */
const attentionTexts: ReadonlyMap<string, string> = new Map([
  ['media-empty', 'The printer is out of labels or paper.'],
  ['media-needed', 'The printer waits for labels or paper to be loaded.'],
  ['media-jam', 'Labels or paper are jammed in the printer.'],
  ['cover-open', 'A cover of the printer is open.'],
  ['door-open', 'A door of the printer is open.'],
  ['interlock-open', 'The printer is not closed properly.'],
  ['head-open', 'The print head is open.'],
  ['input-tray-missing', 'A tray is missing from the printer.'],
  ['output-area-full', 'The output of the printer is full.'],
  ['output-tray-missing', 'The output tray is missing.'],
  ['marker-supply-empty', 'The ribbon, ink or toner is used up.'],
  ['toner-empty', 'The toner is used up.'],
  ['ribbon-empty', 'The ribbon is used up.'],
  ['marker-waste-full', 'The waste container of the printer is full.'],
  ['fuser-over-temp', 'The printer is too hot and is cooling down.'],
  ['spool-area-full', 'The memory of the printer is full.'],
  ['offline', 'The printer is offline or switched off.'],
  ['shutdown', 'The printer is switched off.'],
  ['timed-out', 'The printer does not answer.'],
  ['connecting-to-device', 'The computer is waiting for the printer to answer.'],
  ['paused', 'The printer is paused.'],
  ['moving-to-paused', 'The printer is being paused.'],
  ['stopped-partly', 'Part of the printer has stopped.'],
  ['cups-insecure-filter-warning', 'The printer driver is not installed safely.'],
  ['cups-missing-filter-warning', 'The printer driver is not complete.'],
  ['media-low', 'Labels or paper are running out.'],
  ['marker-supply-low', 'The ribbon, ink or toner is running out.'],
  ['toner-low', 'The toner is running out.'],
  ['ribbon-low', 'The ribbon is running out.'],
]);

const severity = /-(?:error|warning|report)$/;

/**
 * The first thing a person must know about a printer, from its `…-state-reasons` keywords.
 * Reports that need nobody give none; an unknown error is shown as the printer words it.
 */
export function attentionFrom(reasons: readonly string[]): Attention | null {
  const serious = reasons.filter((reason) => reason !== 'none' && !reason.endsWith('-report'));
  for (const [keyword, text] of attentionTexts) {
    const reason = serious.find((it) => it === keyword || it.replace(severity, '') === keyword);
    if (reason !== undefined) {
      return { reason, text };
    }
  }
  const unknownError = serious.find((reason) => reason.endsWith('-error'));
  return unknownError === undefined
    ? null
    : {
        reason: unknownError,
        text: `The printer reports “${unknownError.replace(severity, '').replaceAll('-', ' ')}”.`,
      };
}

/** A printer that cannot be reached at the moment. */
export function unreachable(printer: string, cause: string): Attention {
  return { reason: 'offline', text: `The printer ${printer} is not ready: ${cause}.` };
}
