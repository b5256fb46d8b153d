import PdfkitDocument from 'pdfkit';
import type { FontKey, FontSet } from '../font/font-set.ts';
import type { LabelImage } from '../scene/label-image.ts';
import { createPdfFont, type PdfFont } from './pdf-font.ts';
import { pdfPicture } from './pdf-picture.ts';
import { catalogOf, internalsOf, type PdfReference } from './pdfkit-internals.ts';

/** A PDF being written: pages, their content, and shared fonts and images. Lengths in points. */
export interface PdfDocument {
  addPage(widthPt: number, heightPt: number): void;
  /** Appends content operators to the page. The origin is the top left corner, y down. */
  write(operators: string): void;
  /** Repeats the last page this many times without drawing it again. */
  repeatPage(times: number): void;
  font(key: FontKey): PdfFont;
  /** Returns the resource name of an image, which is embedded once in the document. */
  image(image: LabelImage): string;
  end(): Promise<void>;
}

interface PdfOptions {
  readonly title: string;
  readonly fonts: FontSet;
  /** Receives the file in chunks, while pages are still being added. */
  readonly onChunk: (chunk: Uint8Array) => void;
}

export function createPdfDocument({ title, fonts, onChunk }: PdfOptions): PdfDocument {
  const document = new PdfkitDocument({
    autoFirstPage: false,
    // No default font, since a label uses only its own two.
    font: '',
    margin: 0,
    pdfVersion: '1.7',
    info: { Title: title, Producer: 'Platen', Creator: 'Platen' },
  });
  const internals = internalsOf(document);
  // Bars scaled to the paper cannot be scanned.
  catalogOf(internals).ViewerPreferences = internals.ref({ PrintScaling: 'None' });
  document.on('data', onChunk);
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  const pdfFonts = new Map<FontKey, PdfFont>();
  const images = new Map<LabelImage, ReturnType<typeof internals.openImage>>();
  return {
    addPage: (widthPt, heightPt) => {
      document.addPage({ size: [widthPt, heightPt], margin: 0 });
    },
    write: (operators) => {
      // As bytes, because pdfkit converts a text one character at a time.
      document.addContent(Buffer.from(`${operators}\n`, 'latin1'));
    },
    repeatPage: (times) => {
      const pages = catalogOf(internals).Pages.data;
      for (let count = 0; count < times; count += 1) {
        const copy: PdfReference = internals.ref({ ...internals.page.dictionary.data });
        copy.end();
        pages.Kids.push(copy);
        pages.Count += 1;
      }
    },
    font: (key) => {
      const font = pdfFonts.get(key) ?? createPdfFont(internals, fonts[key]);
      pdfFonts.set(key, font);
      internals.page.fonts[font.name] = font.reference;
      return font;
    },
    image: (image) => {
      const embedded = images.get(image) ?? internals.openImage(pdfPicture(image));
      images.set(image, embedded);
      if (!embedded.obj) embedded.embed(internals);
      internals.page.xobjects[embedded.label] = embedded.obj;
      return embedded.label;
    },
    end: () => {
      document.end();
      return ended;
    },
  };
}
