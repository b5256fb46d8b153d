import { sentences } from '../sentences/index.ts';
import { HttpError } from './http-error.ts';

/** More parts than any form of the app has; each costs a parser time and memory, whatever its content. */
const maxParts = 1000;
const maxHeadBytes = 16_384;
const boundaryParameter = /;\s*boundary=(?:"(?<quoted>[^"]*)"|(?<plain>[^\s;"]+))/i;
/** Characters of a boundary allowed by RFC 2046 (5.1.1). */
const boundaryRule = /^[\w'()+,./:=? -]{1,70}$/;
const lineEnd = '\r\n';

/** Returns the 400 for a body that is no form, or whose parts cannot be separated. */
export const invalidForm = (): HttpError => new HttpError(400, sentences.body.invalidForm);

export interface FormParts {
  /** Content type with only this boundary: a parser that uses it finds the same parts that were counted. */
  readonly contentType: string;
  /** Counts the parts in the next chunk of the body. @throws HttpError 413 as soon as there are too many */
  readonly take: (chunk: Uint8Array) => void;
  /** Checks the header of each part in the whole body. @throws HttpError 400 for one that is too long */
  readonly requireShortHeads: (body: Uint8Array) => void;
}

/**
 * Returns a counter of the parts of a form that is used while the form arrives, before it is parsed.
 * @throws HttpError 400 for a content type without a boundary
 */
export function createFormParts(contentType: string): FormParts {
  const { quoted, plain } = boundaryParameter.exec(contentType)?.groups ?? {};
  const boundary = quoted ?? plain ?? '';
  if (!boundaryRule.test(boundary)) throw invalidForm();
  const delimiter = Buffer.from(`${lineEnd}--${boundary}`);
  /** Offsets in the body at which the headers of the parts begin, and at which the form ends. */
  const heads: number[] = [];
  // The first delimiter is not preceded by a line break.
  let rest: Uint8Array = Buffer.from(lineEnd);
  let restAt = -lineEnd.length;

  return {
    contentType: `multipart/form-data; boundary="${boundary}"`,
    take: (chunk) => {
      const piece = Buffer.concat([rest, chunk]);
      let behind = 0;
      for (let at = piece.indexOf(delimiter); at !== -1; at = piece.indexOf(delimiter, behind)) {
        behind = at + delimiter.length;
        heads.push(restAt + behind);
        // There is one delimiter more than there are parts: the one that ends the form.
        if (heads.length > maxParts + 1) {
          throw new HttpError(413, sentences.body.manyParts({ most: maxParts }));
        }
      }
      // The rest may be the beginning of a delimiter that continues in the next chunk.
      const kept = Math.max(behind, piece.length - delimiter.length + 1);
      rest = piece.subarray(kept);
      restAt += kept;
    },
    requireShortHeads: (body) => {
      const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
      for (const at of heads) {
        const head = bytes.subarray(at, at + maxHeadBytes);
        if (!head.includes(lineEnd + lineEnd) && head.toString('latin1', 0, 2) !== '--') throw invalidForm();
      }
    },
  };
}
