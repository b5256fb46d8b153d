import type { AttributeMap } from '../ipp/ipp-message.ts';
import type { IppValue } from '../ipp/ipp-value.ts';
import type { Resolution } from './raster-page.ts';

/** What a printer says of the raster formats that it takes; an empty list means that it says nothing. */
export interface RasterSupport {
  /** `document-format-supported`. */
  readonly formats: readonly string[];
  /** `printer-resolution-default`; the dpi for which labels of this printer are drawn. */
  readonly preferred: Resolution | undefined;
  /** `pwg-raster-document-resolution-supported` (PWG 5102.4). */
  readonly pwgResolutions: readonly Resolution[];
  /** `pwg-raster-document-type-supported`: `black_1`, `sgray_8`… */
  readonly pwgTypes: readonly string[];
  /** `pwg-raster-document-sheet-back`: how the back of a sheet has to be drawn. */
  readonly pwgSheetBack: string | undefined;
  /** `urf-supported` (AirPrint): `RS300-600`, `W8`, `SRGB24`, `DM1`… */
  readonly urf: readonly string[];
}

/** Attributes in which a printer says which raster it takes. */
export const rasterAttributeNames = [
  'pwg-raster-document-resolution-supported',
  'pwg-raster-document-type-supported',
  'pwg-raster-document-sheet-back',
  'urf-supported',
] as const;

const centimetresPerInch = 2.54;

/** Reads what a printer says of raster from its printer-attributes group. */
export function readRasterSupport(attributes: AttributeMap): RasterSupport {
  return {
    formats: attributes.strings('document-format-supported'),
    preferred: resolutions(attributes.values('printer-resolution-default'))[0],
    pwgResolutions: resolutions(attributes.values('pwg-raster-document-resolution-supported')),
    pwgTypes: attributes.strings('pwg-raster-document-type-supported'),
    pwgSheetBack: attributes.string('pwg-raster-document-sheet-back'),
    urf: attributes.strings('urf-supported'),
  };
}

function resolutions(values: readonly IppValue[]): Resolution[] {
  return values.flatMap((value) => {
    if (value.type !== 'resolution' || value.x <= 0 || value.y <= 0) {
      return [];
    }
    const inch = value.unit === 'dpi' ? 1 : centimetresPerInch;
    return [{ x: Math.round(value.x * inch), y: Math.round(value.y * inch) }];
  });
}
