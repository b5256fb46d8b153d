import { HelperError } from '../../helper-error.ts';
import { describeSize, sizeOfMm, turned, type PaperSize } from '../../paper/paper-measure.ts';
import { sentences } from '../../sentences/index.ts';
import { userPaper, type DevicePage, type DevicePaper, type Form } from './spooler.ts';

const mmPerInch = 25.4;
/** Tolerance of paper sizes: half a millimetre, in hundredths of a millimetre. */
const tolerance = 50;

/** Returns the ways to set a paper of this size, preferred first: the nearest form of the driver, then a size of its own. */
export function devicePapersFor(size: PaperSize, forms: readonly Form[]): readonly DevicePaper[] {
  const away = (form: Form) => distance(form.size, size);
  const [nearest] = forms
    .filter((form) => form.id !== userPaper && away(form) <= tolerance)
    .toSorted((a, b) => away(a) - away(b));
  return [
    ...(nearest ? [{ by: 'form', id: nearest.id } as const] : []),
    { by: 'user', size },
    { by: 'sides', size },
  ];
}

/**
 * Throws `HelperError` 422 when the driver has set another paper than the one that was asked for: a driver that does not
 * take a size keeps its own without a word.
 */
export function requirePaper(size: PaperSize, page: DevicePage, printer: string): void {
  const sheet = sizeOfMm(
    (page.physical.x / page.dpi.x) * mmPerInch,
    (page.physical.y / page.dpi.y) * mmPerInch,
  );
  // A driver rounds to whole dots, which are larger than the tolerance on a coarse printer.
  const most = tolerance + Math.ceil(sizeOfMm(mmPerInch / Math.min(page.dpi.x, page.dpi.y), 0).width);
  if (distance(sheet, size) <= most) {
    return;
  }
  const { absent, turned: isTurned } = sentences.printerPaper;
  const asked = describeSize(size);
  const reason =
    distance(sheet, turned(size)) <= most
      ? isTurned({ size: asked, turned: describeSize(turned(size)) })
      : absent({ size: asked });
  throw new HelperError(422, sentences.printerRefusal.paper({ printer, reason }));
}

const distance = (a: PaperSize, b: PaperSize) =>
  Math.max(Math.abs(a.width - b.width), Math.abs(a.height - b.height));
