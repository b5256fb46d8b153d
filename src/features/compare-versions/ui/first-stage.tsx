import { versionNumber } from '@/entities/review';
import { texts } from '../i18n';
import { drawingOf } from './drawing-of';
import type { StageProps } from './stage-props';
import { Paper, Sheet } from './paper';
import { RegionMarks } from './region-marks';
import { Scene } from './scene';
import { View } from './view';

/** Shows the only version of a label. */
export function FirstStage({ comparison, after, ground }: Omit<StageProps, 'before'>) {
  const { name, zoom, marked, inTurn, seeRegion } = comparison;
  const version = versionNumber(comparison.after.version);
  return (
    <Scene ground={ground} zoom={zoom} views={1}>
      <View title={texts.pending({ version })} tone="pending" zoom={zoom} ground={ground} focus={inTurn?.box}>
        <Paper {...ground}>
          <Sheet drawn={after} ground={ground} alt={drawingOf(name, version)} />
          <RegionMarks regions={inTurn ? marked : []} inTurn={inTurn} ground={ground} onSeen={seeRegion} />
        </Paper>
      </View>
    </Scene>
  );
}
