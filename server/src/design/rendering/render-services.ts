import type { Services } from '../../foundation/http/services.ts';
import type { LabelRenderer } from './label-renderer.ts';

/** Services of the handlers that draw labels. */
export interface RenderServices extends Services {
  readonly renderer: LabelRenderer;
}
