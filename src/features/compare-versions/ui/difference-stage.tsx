import { versionNumber } from '@/entities/review';
import { texts } from '../i18n';
import { DifferenceMask } from './difference-mask';
import { drawingOf } from './drawing-of';
import { Paper, Sheet } from './paper';
import { RegionMarks } from './region-marks';
import { Scene } from './scene';
import classes from './stage.module.css';
import type { StageProps } from './stage-props';
import { View } from './view';

/** Shows the differences painted over the new version, which is pale. */
export function DifferenceStage({ comparison, after, ground }: StageProps) {
  const { name, zoom, marked, inTurn, seeRegion, drawn } = comparison;
  const mask = drawn?.comparison?.mask;
  const published = versionNumber(comparison.before?.version);
  const version = versionNumber(comparison.after.version);
  return (
    <>
      <Scene ground={ground} zoom={zoom} views={1}>
        <View title={texts.modes.difference} zoom={zoom} ground={ground} focus={inTurn?.box}>
          <Paper {...ground}>
            <Sheet drawn={after} ground={ground} alt={drawingOf(name, version)} isFaint />
            {mask && <DifferenceMask mask={mask} ground={ground} />}
            <RegionMarks regions={marked} inTurn={inTurn} ground={ground} onSeen={seeRegion} />
          </Paper>
        </View>
      </Scene>
      <ul className={classes['legend']}>
        <li>
          <span aria-hidden className={classes['sample']} data-only="before" />
          {texts.onlyBefore({ version: published })}
        </li>
        <li>
          <span aria-hidden className={classes['sample']} data-only="after" />
          {texts.onlyAfter({ version })}
        </li>
        <li>
          <span aria-hidden className={classes['sample']} data-only="both" />
          {texts.inBoth}
        </li>
      </ul>
    </>
  );
}
