const pointsPerMm = 72 / 25.4;

/** Black rectangle: left, top, width and height in millimetres from the top left corner of its page. */
type Box = readonly [left: number, top: number, width: number, height: number];

export interface DrawnPage {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly boxes: readonly Box[];
}

/** Returns a valid PDF with these pages. */
export function drawnPdf(pages: readonly DrawnPage[]): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}] >>`,
    ...pages.flatMap((page, index) => pageObjects(page, index)),
  ];
  const parts = ['%PDF-1.7\n'];
  const places = objects.map((object, index) => {
    const at = parts.join('').length;
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`);
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const tableAt = parts.join('').length;
  const size = objects.length + 1;
  parts.push(`xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`);
  parts.push(`trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${tableAt}\n%%EOF\n`);
  return Buffer.from(parts.join(''), 'latin1');
}

const objectsBefore = 3;
const pageNumber = (index: number) => objectsBefore + 2 * index;

function pageObjects({ widthMm, heightMm, boxes }: DrawnPage, index: number): string[] {
  const drawing = boxes
    .map(([left, top, width, height]) => `${points(left, heightMm - top - height, width, height)} re f`)
    .join('\n');
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [${points(0, 0, widthMm, heightMm)}] /Contents ${pageNumber(index) + 1} 0 R >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ];
}

const points = (...mm: readonly number[]) => mm.map((it) => (it * pointsPerMm).toFixed(4)).join(' ');
