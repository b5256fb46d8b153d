import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { fileKind, type FileKind } from './file-kind.ts';
import { PictureRefusal, type CleanPicture } from './picture-refusal.ts';

/** What to do with the kinds that are not taken. */
const advice: Readonly<Partial<Record<FileKind, string>>> = {
  SVG: 'SVG drawings can hold programs and are not taken. Save it as PNG and add that.',
  PDF: 'A PDF is no picture. Save it as PNG and add that.',
};

/** Endings of a name and declared types that agree with the content; a name without an ending agrees with both. */
const agreeing = {
  PNG: { ending: /^png$/i, type: /^image\/(?:x-)?png$/i },
  JPEG: { ending: /^(?:jpe?g|jfif)$/i, type: /^image\/(?:p?jpe?g|jpg)$/i },
} as const;

/**
 * A picture labels can carry, from a file somebody sent: name, declared type and content must agree.
 * @throws PictureRefusal with the sentence that says why not
 */
export async function readPicture(
  content: Uint8Array,
  { name, declaredType }: { readonly name: string; readonly declaredType: string },
): Promise<CleanPicture> {
  if (content.length === 0) throw new PictureRefusal('The file is empty.');
  const kind = fileKind(content);
  if (kind !== 'PNG' && kind !== 'JPEG') throw new PictureRefusal(advice[kind] ?? notPrintable(kind));
  const ending = /\.([a-z0-9]{1,12})$/i.exec(name)?.[1];
  if (ending !== undefined && !agreeing[kind].ending.test(ending)) {
    throw new PictureRefusal(
      `Its name ends in .${ending}, but it is a ${kind} picture. Give it the right ending and add it again.`,
    );
  }
  if (declaredType.startsWith('image/') && !agreeing[kind].type.test(declaredType)) {
    throw new PictureRefusal(`It was sent as ${declaredType}, but it is a ${kind} picture.`);
  }
  return kind === 'PNG' ? cleanPng(content) : cleanJpeg(content);
}

const notPrintable = (kind: FileKind) =>
  kind === 'unknown'
    ? 'It is no picture that can be printed. Labels take PNG and JPEG pictures.'
    : `${kind} pictures cannot be printed. Save it as PNG or JPEG and add that.`;
