import { HelperError, sentenceOf } from '../../helper-error.ts';
import { sentences } from '../../sentences/index.ts';
import type { Spooler } from './spooler.ts';

let opened: Promise<Spooler> | undefined;

/**
 * Opens the spooler of this computer, once; undefined on another system than Windows. Throws `HelperError` 503 when the
 * native part (koffi) is not there, as after an installation without optional packages.
 */
export async function windowsSpooler(): Promise<Spooler | undefined> {
  if (process.platform !== 'win32') {
    return undefined;
  }
  opened ??= import('./koffi/koffi-spooler.ts').then(({ openKoffiSpooler }) => openKoffiSpooler());
  try {
    return await opened;
  } catch (error) {
    opened = undefined;
    throw new HelperError(503, sentences.printerRefusal.noWindowsPart({ reason: sentenceOf(error) }));
  }
}
