const hundredthsPerMm = 100;
const mmPerInch = 25.4;
const mmPerPoint = mmPerInch / 72;

/** Width and height of a page or a medium, in hundredths of a millimetre, the unit of IPP. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

export function sizeOfMm(widthMm: number, heightMm: number): PaperSize {
  return { width: Math.round(widthMm * hundredthsPerMm), height: Math.round(heightMm * hundredthsPerMm) };
}

export function sizeOfPoints(widthPt: number, heightPt: number): PaperSize {
  return sizeOfMm(widthPt * mmPerPoint, heightPt * mmPerPoint);
}

export function turned({ width, height }: PaperSize): PaperSize {
  return { width: height, height: width };
}

/** Returns the sides in millimetres with a separator between them: `57.5x32`. */
export function sidesInMm({ width, height }: PaperSize, between: string): string {
  return `${width / hundredthsPerMm}${between}${height / hundredthsPerMm}`;
}

/** Returns the size as text for people: `57.5 × 32 mm`. */
export function describeSize(size: PaperSize): string {
  return `${sidesInMm(size, ' × ')} mm`;
}

const namedSize = /_(?<width>\d+(?:\.\d+)?)x(?<height>\d+(?:\.\d+)?)(?<unit>mm|in)$/;

/** Returns the size at the end of a PWG 5101.1 name (`iso_a6_105x148mm`), or undefined for a name without one. */
export function sizeOfName(name: string): PaperSize | undefined {
  const { width, height, unit } = namedSize.exec(name)?.groups ?? {};
  const mm = unit === 'in' ? mmPerInch : 1;
  return unit === undefined ? undefined : sizeOfMm(Number(width) * mm, Number(height) * mm);
}
