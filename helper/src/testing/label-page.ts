const pointsPerMm = 72 / 25.4;

/** Returns a PDF with one empty page of this size. */
export function labelPage(widthMm: number, heightMm: number): Buffer {
  const box = [widthMm, heightMm].map((mm) => (mm * pointsPerMm).toFixed(6)).join(' ');
  return Buffer.from(`%PDF-1.7\n<< /Type /Page /MediaBox [0 0 ${box}] /UserUnit 1 >>\n%%EOF\n`);
}
