import type { Sentence } from 'label-core/sentence';
import { sentences } from '../sentences/index.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { fileKind, type FileKind } from './file-kind.ts';
import { PictureRefusal, type CleanPicture } from './picture-refusal.ts';

/** Advice for kinds of files that are not accepted. */
const advice: Readonly<Partial<Record<FileKind, Sentence>>> = {
  SVG: sentences.mediaFile.drawing,
  PDF: sentences.mediaFile.document,
  unknown: sentences.mediaFile.unknownKind,
};

/** Extensions and declared types that match the content; a name without an extension matches both. */
const agreeing = {
  PNG: { ending: /^png$/i, type: /^image\/(?:x-)?png$/i },
  JPEG: { ending: /^(?:jpe?g|jfif)$/i, type: /^image\/(?:p?jpe?g|jpg)$/i },
} as const;

/**
 * Returns a picture that labels can contain, from an uploaded file: name, declared type and content must agree.
 * @throws PictureRefusal with a sentence that gives the reason
 */
export async function readPicture(
  content: Uint8Array,
  { name, declaredType }: { readonly name: string; readonly declaredType: string },
): Promise<CleanPicture> {
  if (content.length === 0) throw new PictureRefusal(sentences.mediaFile.empty);
  const kind = fileKind(content);
  if (kind !== 'PNG' && kind !== 'JPEG')
    throw new PictureRefusal(advice[kind] ?? sentences.mediaFile.otherKind({ kind }));
  const ending = /\.([a-z0-9]{1,12})$/i.exec(name)?.[1];
  if (ending !== undefined && !agreeing[kind].ending.test(ending)) {
    throw new PictureRefusal(sentences.mediaFile.wrongEnding({ ending, kind }));
  }
  if (declaredType.startsWith('image/') && !agreeing[kind].type.test(declaredType)) {
    throw new PictureRefusal(sentences.mediaFile.wrongType({ type: declaredType, kind }));
  }
  return kind === 'PNG' ? cleanPng(content) : cleanJpeg(content);
}
