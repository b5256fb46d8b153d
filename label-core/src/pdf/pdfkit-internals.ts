import type * as fontkit from 'fontkit';
import type { TrueTypeSubset } from './true-type-subset.ts';

/**
 * Undocumented members of pdfkit 0.20.2 used here: there is no public API for placing single glyphs, for pages that share
 * their content, for viewer preferences and for another subset of a font. The version is pinned exactly, and the PDF tests
 * read all four back from the file, so that an upgrade that changes them fails there.
 */
export interface PdfkitInternals {
  readonly _root: { readonly data: PdfCatalog };
  readonly page: {
    readonly dictionary: PdfReference;
    readonly fonts: Record<string, PdfReference>;
    readonly xobjects: Record<string, PdfReference | null>;
  };
  readonly _font: EmbeddedFont;
  font(source: fontkit.Font): unknown;
  ref(data: Record<string, unknown>): PdfReference;
  openImage(bytes: Uint8Array): {
    readonly label: string;
    readonly obj: PdfReference | null;
    embed(document: PdfkitInternals): void;
  };
}

export interface PdfCatalog {
  readonly Pages: { readonly data: { readonly Kids: PdfReference[]; Count: number } };
  ViewerPreferences?: PdfReference;
}

export interface PdfReference {
  readonly data: Record<string, unknown>;
  end(): void;
}

export interface EmbeddedFont {
  readonly id: string;
  subset: TrueTypeSubset;
  /** By index in the subset: code points, and advance width in thousandths of an em. */
  readonly unicode: (readonly number[])[];
  readonly widths: number[];
  ref(): PdfReference;
}

export function internalsOf(document: object): PdfkitInternals {
  return document as PdfkitInternals;
}

export function catalogOf(document: PdfkitInternals): PdfCatalog {
  return document['_root'].data;
}

/** Adds a font to the document and returns it. @param subset gathers its glyphs, and is written at the end */
export function embedFont(
  document: PdfkitInternals,
  source: fontkit.Font,
  subset: TrueTypeSubset,
): EmbeddedFont {
  document.font(source);
  const font = document['_font'];
  // In place of fontkit’s, which decodes glyphs and encodes tables field by field: almost half the time of drawing a label.
  font.subset = subset;
  return font;
}
