import type { Meter } from '../../foundation/work/meter.ts';
import type { LabelRenderer } from './label-renderer.ts';

/** Returns the renderer with each file that it draws told to the meter. */
export const measuredRenderer = (renderer: LabelRenderer, meter: Pick<Meter, 'drawing'>): LabelRenderer => ({
  ...renderer,
  render: (proof, labels, language, owner) => {
    const ended = meter.drawing(language);
    return renderer.render(proof, labels, language, owner).finally(ended);
  },
});
