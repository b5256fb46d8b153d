import { openPdf, UnreadablePdfError, type OpenPdf } from 'label-core/pdf-raster';
import { HelperError } from '../helper-error.ts';
import { sentences } from '../sentences/index.ts';

/** Opens a PDF to draw its pages. Throws `HelperError` 422 for one that cannot be drawn. */
export const openPages = (pdf: Uint8Array): Promise<OpenPdf> => readable(() => openPdf(pdf));

/** Runs a step that reads a PDF, and says in a sentence when that cannot be read. */
export async function readable<Result>(step: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    throw error instanceof UnreadablePdfError ? new HelperError(422, sentences.job.undrawablePdf) : error;
  }
}
