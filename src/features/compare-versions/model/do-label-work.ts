import {
  layout,
  localClock,
  parseLabelTemplate,
  sceneToSvg,
  withExamples,
  type FontSet,
  type Scene,
} from 'label-core';
import {
  compareTemplates,
  comparisonSteps,
  rasteriseScene,
  stressSamples,
  type DecodedImage,
} from 'label-core/compare';
import { dotsPicture, type DotsPicture } from '../lib/dots-picture';
import { maskPicture } from '../lib/mask-picture';
import { DEFAULT_DPI } from '../config/limits';
import type {
  ComparedVersions,
  ComparisonRequest,
  DotsRequest,
  DrawnVersion,
  FontUrls,
  LabelWork,
  LabelWorkKind,
  LabelWorks,
  StressRequest,
  StressResult,
} from './comparison';
import { decodePicture } from './decode-picture';
import { openFonts } from './open-fonts';
import type { Pause } from './pause';
import { shadedPictures } from './shaded-pictures';
import { warmUp } from './warm-up';

/**
 * Does one task, pausing wherever possible, and returns its result. Rejects with FontsError, with the error of `pause`,
 * or for a bad template.
 */
export async function doLabelWork(
  work: LabelWork,
  fontUrls: FontUrls,
  pause: Pause,
): Promise<LabelWorks[LabelWorkKind]['result']> {
  const fonts = await openFonts(fontUrls);
  switch (work.kind) {
    case 'compare':
      return compare(work.request, fonts, pause);
    case 'stress':
      return stress(work.request, fonts, pause);
    case 'dots':
      return dots(work.request, fonts, pause);
    case 'warm-up':
    default:
      warmUp(fonts);
      return null;
  }
}

async function compare(
  { before, after, values, pictures = {}, dpi = DEFAULT_DPI, facts }: ComparisonRequest,
  fonts: FontSet,
  pause: Pause,
): Promise<ComparedVersions> {
  const clock = { ...localClock(), ...facts };
  const draw = async (read: unknown) => {
    const template = parseLabelTemplate(read);
    await pause();
    const hasShades = await shadedPictures(template, pictures);
    const shown = withExamples(template, values, clock);
    const scene = layout(template, shown, { dpi, fonts, images: pictures, hasShades });
    await pause();
    const drawn = drawnVersion(scene);
    await pause();
    return { template, scene, drawn };
  };
  const old = before === undefined ? undefined : await draw(before);
  const next = await draw(after);
  const changes = compareTemplates(old?.template, next.template);
  if (!old) return { after: next.drawn, changes };
  const decodeImage = await pictureDecoder([old.scene, next.scene]);
  const steps = comparisonSteps(old.scene, next.scene, { dpi, decodeImage });
  for (;;) {
    await pause();
    const step = steps.next();
    if (!step.done) continue;
    const { mask, ...found } = step.value;
    const comparison = { ...found, mask: await maskPicture(mask) };
    return { before: old.drawn, after: next.drawn, comparison, changes };
  }
}

function drawnVersion(scene: Scene): DrawnVersion {
  const { widthMm, heightMm, problems, warnings } = scene;
  return { svg: sceneToSvg(scene), widthMm, heightMm, problems, warnings };
}

/** Decodes all pictures of the scenes beforehand, because the comparison is synchronous. */
async function pictureDecoder(scenes: readonly Scene[]) {
  const images = scenes.flatMap(({ nodes }) =>
    nodes.flatMap((node) => (node.kind === 'image' ? [node.image] : [])),
  );
  const pictures = new Map<Uint8Array, DecodedImage | undefined>();
  for (const image of images) {
    if (!pictures.has(image.bytes)) pictures.set(image.bytes, await decodePicture(image));
  }
  return ({ bytes }: { bytes: Uint8Array }) => pictures.get(bytes);
}

async function stress(
  { template: read, pictures = {}, dpi = DEFAULT_DPI, facts }: StressRequest,
  fonts: FontSet,
  pause: Pause,
): Promise<readonly StressResult[]> {
  const template = parseLabelTemplate(read);
  await pause();
  const results: StressResult[] = [];
  for (const { id, words, values } of stressSamples(template)) {
    await pause();
    const shown = withExamples(template, values, { ...localClock(), ...facts });
    const { problems, warnings } = layout(template, shown, { dpi, fonts, images: pictures });
    results.push({ id, words, values, problems, warnings });
  }
  return results;
}

async function dots(
  { template: read, values, pictures = {}, dpi }: DotsRequest,
  fonts: FontSet,
  pause: Pause,
): Promise<DotsPicture> {
  const template = parseLabelTemplate(read);
  const scene = layout(template, withExamples(template, values, localClock()), {
    dpi,
    fonts,
    images: pictures,
  });
  await pause();
  const decodeImage = await pictureDecoder([scene]);
  await pause();
  const grid = rasteriseScene(scene, { dpi, decodeImage });
  await pause();
  return dotsPicture(grid, dpi);
}
