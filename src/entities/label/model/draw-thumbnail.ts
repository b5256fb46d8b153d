import { USUAL_DPI } from '@/shared/config';
import { openLabelKit, type LabelFontUrls, type LabelKit } from '../api/open-label-kit';
import { NO_PICTURES } from './label-pictures';
import { scenePicture } from './scene-picture';
import type { ExampleFacts } from './use-example-facts';

/** What a small picture of a label is drawn from. */
export interface ThumbnailRequest {
  /** Template as the server sent it. */
  template: unknown;
  /** Value of each variable, by its name. */
  values: Readonly<Record<string, string>>;
  /** What examples of computed values are made from. */
  facts: ExampleFacts;
  fontUrls: LabelFontUrls;
}

let kit: Promise<LabelKit> | undefined;

/**
 * Draws a label for a small picture, as the address of an SVG; null for a template that cannot be drawn. Rejects as
 * `openLabelKit` does; the next request tries to load the kit again.
 */
export async function drawThumbnail({
  template,
  values,
  facts,
  fontUrls,
}: ThumbnailRequest): Promise<string | null> {
  kit ??= openLabelKit(fontUrls).catch((error: unknown) => {
    kit = undefined;
    throw error;
  });
  const { core, fonts } = await kit;
  try {
    const { bytes, hasShades } = NO_PICTURES;
    const parsed = core.parseLabelTemplate(template);
    const shown = core.withExamples(parsed, values, { ...core.localClock(), ...facts });
    const scene = core.layout(parsed, shown, {
      dpi: USUAL_DPI,
      fonts,
      images: bytes,
      hasShades,
    });
    return scenePicture(core, scene);
  } catch {
    return null;
  }
}
