const pointsPerInch = 72;

/** Black rectangle on a page, in dots from its top left corner. */
export type DotRectangle = readonly [x: number, y: number, width: number, height: number];

export interface DotsPage {
  /** Of the page; need not be whole. */
  readonly widthPt: number;
  readonly heightPt: number;
  readonly black: readonly DotRectangle[];
  /** A line of text, at 6 mm from the left and the bottom, for dots that are not on the grid. */
  readonly text?: string;
}

/** Returns a PDF whose rectangles cover whole dots at a resolution, each a hundredth of a dot smaller than its dots. */
export function dotsPdf(pages: readonly DotsPage[], dpi: number): Buffer {
  const point = pointsPerInch / dpi;
  const inset = 0.01;
  const contents = pages.map(({ heightPt, black, text }) => {
    const drawn = black.map(([x, y, width, height]) => {
      const left = (x + inset) * point;
      const bottom = heightPt - (y + height - inset) * point;
      const sides = [(width - 2 * inset) * point, (height - 2 * inset) * point];
      return `${[left, bottom, ...sides].map((side) => side.toFixed(5)).join(' ')} re f`;
    });
    return [...drawn, ...(text === undefined ? [] : [`BT /F1 14 Tf 17 17 Td (${text}) Tj ET`])].join('\n');
  });
  const pageNumbers = pages.map((_, index) => 4 + 2 * index);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap(({ widthPt, heightPt }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${widthPt.toFixed(4)} ${heightPt.toFixed(4)}] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${contents[index]?.length ?? 0} >>\nstream\n${contents[index] ?? ''}\nendstream`,
    ]),
  ];
  return assemble(objects);
}

function assemble(objects: readonly string[]): Buffer {
  const parts = ['%PDF-1.4\n'];
  let size = parts.join('').length;
  const offsets = objects.map((object, index) => {
    const offset = size;
    const part = `${index + 1} 0 obj\n${object}\nendobj\n`;
    parts.push(part);
    size += part.length;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  parts.push(`xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`);
  parts.push(`trailer\n<< /Root 1 0 R /Size ${count} >>\nstartxref\n${size}\n%%EOF\n`);
  return Buffer.from(parts.join(''), 'latin1');
}
