import type { Sentence } from 'label-core/sentence';
import { attribute, textAttribute, type IppAttribute } from '../ipp/ipp-value.ts';
import { choosePaper } from '../paper/choose-paper.ts';
import { sidesInMm, sizeOfMm, sizeOfName, turned, type PaperSize } from '../paper/paper-measure.ts';
import type { Capabilities } from './capabilities.ts';
import type { PrintOptions } from './print-options.ts';

interface MappedPaper {
  readonly attributes: readonly IppAttribute[];
  readonly paperRefusal?: Sentence;
  readonly note?: string;
}

/** The paper that was asked for, else that of the page itself, as a printer takes it; nothing where neither is known. */
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
      // From media-col alone CUPS makes whole points, or another size of the driver within 1.76 mm (cups/ppd-cache.c).
      ...(isCustom
        ? [textAttribute('PageSize', 'nameWithoutLanguage', `Custom.${sidesInMm(choice.size, 'x')}mm`)]
        : []),
      sizeAttribute(choice.size, capabilities),
    ],
    ...(choice.note !== undefined && { note: choice.note }),
  };
}

/** A page that is to be turned has its own size turned, as the app draws it. */
function wantedSize({ media, orientation }: PrintOptions, pageSize?: PaperSize): PaperSize | undefined {
  if (media !== undefined) {
    return media.kind === 'custom' ? sizeOfMm(media.widthMm, media.heightMm) : sizeOfName(media.name);
  }
  const isSideways = orientation === 'landscape' || orientation === 'reverse-landscape';
  return pageSize && isSideways ? turned(pageSize) : pageSize;
}

/** The measures, or a name of them for a printer that takes names alone. */
function sizeAttribute(size: PaperSize, { jobAttributes }: Capabilities): IppAttribute {
  const takesNames = jobAttributes.includes('media') && !jobAttributes.includes('media-col');
  if (takesNames) {
    return textAttribute('media', 'keyword', `custom_label_${sidesInMm(size, 'x')}mm`);
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
