import type { Sentence } from 'label-core/sentence';
import { attribute, textAttribute, type IppAttribute } from '../ipp/ipp-value.ts';
import { choosePaper } from '../paper/choose-paper.ts';
import { sidesInMm, sizeOfMm, sizeOfName, turned, type PaperSize } from '../paper/paper-measure.ts';
import type { Capabilities } from './capabilities.ts';
import type { PrintOptions } from './print-options.ts';

interface MappedPaper {
  readonly attributes: readonly IppAttribute[];
  readonly paperRefusal?: Sentence;
  readonly note?: Sentence;
}

/** Returns the attributes of the requested paper, or else of the page's own size; none when neither is known. */
export function paperAttributes(
  options: PrintOptions,
  capabilities: Capabilities,
  pageSize: PaperSize | undefined,
): MappedPaper {
  const size = wantedSize(options, pageSize);
  const choice = size && choosePaper(size, capabilities);
  if (choice && 'refusal' in choice) {
    return { attributes: [], paperRefusal: choice.refusal };
  }
  if (options.media?.kind === 'named') {
    return { attributes: [textAttribute('media', 'keyword', options.media.name)] };
  }
  if (choice === undefined) {
    return { attributes: [] };
  }
  const isCustom = capabilities.isQueue && !choice.isListed;
  return {
    attributes: [
      // From media-col alone CUPS rounds to whole points, or takes another size of the driver within 1.76 mm
      // (cups/ppd-cache.c).
      ...(isCustom
        ? [textAttribute('PageSize', 'nameWithoutLanguage', `Custom.${sidesInMm(choice.size, 'x')}mm`)]
        : []),
      sizeAttribute(choice.size, capabilities),
    ],
    ...(choice.note !== undefined && { note: choice.note }),
  };
}

/**
 * Returns the requested size, or else the page size, with its sides swapped when the page is to be turned, as the app
 * draws it.
 */
export function wantedSize(
  { media, orientation }: Pick<PrintOptions, 'media' | 'orientation'>,
  pageSize?: PaperSize,
): PaperSize | undefined {
  if (media !== undefined) {
    return media.kind === 'custom' ? sizeOfMm(media.widthMm, media.heightMm) : sizeOfName(media.name);
  }
  const isSideways = orientation === 'landscape' || orientation === 'reverse-landscape';
  return pageSize && isSideways ? turned(pageSize) : pageSize;
}

/**
 * Returns the size as dimensions, or as a name for a printer that accepts only names: its own name for this size, else a
 * custom one.
 */
function sizeAttribute(size: PaperSize, { jobAttributes, mediaNames }: Capabilities): IppAttribute {
  const takesNames = jobAttributes.includes('media') && !jobAttributes.includes('media-col');
  if (takesNames) {
    const own = mediaNames.find((name) => isSizeOf(name, size));
    return textAttribute('media', 'keyword', own ?? `custom_label_${sidesInMm(size, 'x')}mm`);
  }
  const mediaSize = attribute('media-size', {
    type: 'collection',
    members: [
      attribute('x-dimension', { type: 'integer', value: size.width }),
      attribute('y-dimension', { type: 'integer', value: size.height }),
    ],
  });
  return attribute('media-col', { type: 'collection', members: [mediaSize] });
}

function isSizeOf(name: string, size: PaperSize): boolean {
  const named = /^custom_(?:min|max)_/.test(name) ? undefined : sizeOfName(name);
  return named?.width === size.width && named.height === size.height;
}
