import type { Services } from '../../foundation/http/services.ts';
import type { LabelRenderer } from './label-renderer.ts';

/** What handlers that draw labels work with. */
export interface RenderServices extends Services {
  readonly renderer: LabelRenderer;
}
