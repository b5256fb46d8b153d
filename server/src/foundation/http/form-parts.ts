import { sentences } from '../sentences/index.ts';
import { HttpError } from './http-error.ts';

/** More parts than any form of the app has; each costs a parser time and memory, whatever is in it. */
const maxParts = 1000;
const maxHeadBytes = 16_384;
const boundaryParameter = /;\s*boundary=(?:"(?<quoted>[^"]*)"|(?<plain>[^\s;"]+))/i;
/** What RFC 2046 (5.1.1) lets a boundary be made of. */
const boundaryRule = /^[\w'()+,./:=? -]{1,70}$/;
const lineEnd = '\r\n';

/** The body is no form, or one whose parts cannot be told from each other. */
export const invalidForm = (): HttpError => new HttpError(400, sentences.body.invalidForm);

export interface FormParts {
  /** The content type with this boundary alone: whoever parses the body by it finds the parts that were counted. */
  readonly contentType: string;
  /** Looks through the next piece of the body. @throws HttpError 413 as soon as there are too many parts */
  readonly take: (chunk: Uint8Array) => void;
  /** Looks at the head of each part in the whole body. @throws HttpError 400 for one that does not end in time */
  readonly requireShortHeads: (body: Uint8Array) => void;
}

/**
 * Counts the parts of a form while it arrives, before anything takes it apart.
 * @throws HttpError 400 for a content type without a boundary
 */
export function createFormParts(contentType: string): FormParts {
  const { quoted, plain } = boundaryParameter.exec(contentType)?.groups ?? {};
  const boundary = quoted ?? plain ?? '';
  if (!boundaryRule.test(boundary)) throw invalidForm();
  const delimiter = Buffer.from(`${lineEnd}--${boundary}`);
  /** Where the heads of the parts begin in the body, and where it ends. */
  const heads: number[] = [];
  // The first delimiter has no line before it.
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
        // One delimiter more than there are parts ends the form.
        if (heads.length > maxParts + 1) {
          throw new HttpError(413, sentences.body.manyParts({ most: maxParts }));
        }
      }
      // What follows may be the beginning of a delimiter that the next piece ends.
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
