import type { RenderServices } from '../labels/render-services.ts';
import type { ProgramServices } from '../programs/program-services.ts';

/** What handlers that print work with. */
export interface PrintServices extends RenderServices, ProgramServices {}
