import { BlinkStage } from './blink-stage';
import { DifferenceStage } from './difference-stage';
import { FirstStage } from './first-stage';
import { OverlayStage } from './overlay-stage';
import { SideBySideStage } from './side-by-side-stage';
import type { StageProps } from './stage-props';
import type { VersionComparison } from './use-version-comparison';

/** Shows both versions in the current mode of comparison. */
export function Stage({ comparison }: { comparison: VersionComparison }) {
  const { drawn, mode } = comparison;
  if (!drawn) return null;
  const { before, after } = drawn;
  const ground = {
    widthMm: Math.max(before?.widthMm ?? 0, after.widthMm),
    heightMm: Math.max(before?.heightMm ?? 0, after.heightMm),
  };
  if (!before) return <FirstStage comparison={comparison} after={after} ground={ground} />;
  const stage: StageProps = { comparison, before, after, ground };
  switch (mode) {
    case 'overlay':
      return <OverlayStage {...stage} />;
    case 'blink':
      return <BlinkStage {...stage} />;
    case 'difference':
      return <DifferenceStage {...stage} />;
    case 'side-by-side':
    default:
      return <SideBySideStage {...stage} />;
  }
}
