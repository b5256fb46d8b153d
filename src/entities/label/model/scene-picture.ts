import type { Scene } from 'label-core';
import type { LabelKit } from '../api/open-label-kit';

/** Returns the picture of a scene as the address of an SVG, for an image element. */
export const scenePicture = (core: LabelKit['core'], scene: Scene): string =>
  `data:image/svg+xml,${encodeURIComponent(core.sceneToSvg(scene))}`;
