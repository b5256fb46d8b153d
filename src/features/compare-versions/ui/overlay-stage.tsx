import { useId, useState } from 'react';
import { versionNumber } from '@/entities/review';
import { texts } from '../i18n';
import { drawingOf } from './drawing-of';
import { Paper, Sheet } from './paper';
import { RegionMarks } from './region-marks';
import { Scene } from './scene';
import classes from './stage.module.css';
import type { StageProps } from './stage-props';
import { View } from './view';

const HALF = 50;

/** Shows the new version over the published one, with the opacity of the slider. */
export function OverlayStage({ comparison, before, after, ground }: StageProps) {
  const { name, zoom, marked, inTurn, seeRegion } = comparison;
  const [share, setShare] = useState(HALF);
  const sliderId = useId();
  const published = versionNumber(comparison.before?.version);
  const version = versionNumber(comparison.after.version);
  return (
    <>
      <Scene ground={ground} zoom={zoom} views={1}>
        <View title={texts.modes.overlay} zoom={zoom} ground={ground} focus={inTurn?.box}>
          <Paper {...ground}>
            <Sheet drawn={before} ground={ground} alt={drawingOf(name, published)} />
            <Sheet
              drawn={after}
              ground={ground}
              alt={drawingOf(name, version)}
              style={{ opacity: share / 100 }}
            />
            <RegionMarks regions={marked} inTurn={inTurn} ground={ground} onSeen={seeRegion} />
          </Paper>
        </View>
      </Scene>
      <div className={classes['foot']}>
        <label htmlFor={sliderId} className={classes['unseen']}>
          {texts.overlay}
        </label>
        <span>{texts.version({ version: published })}</span>
        <input
          id={sliderId}
          type="range"
          className={classes['slider']}
          min={0}
          max={100}
          step={5}
          value={share}
          aria-valuetext={texts.overlayAt({ share, version })}
          onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
        />
        <span>{texts.version({ version })}</span>
      </div>
    </>
  );
}
