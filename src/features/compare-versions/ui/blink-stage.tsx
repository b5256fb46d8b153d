import { Button } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { versionNumber } from '@/entities/review';
import { texts } from '../i18n';
import { BLINK_TURN_MS } from '../config/timings';
import { drawingOf } from './drawing-of';
import { Paper, Sheet } from './paper';
import { RegionMarks } from './region-marks';
import { Scene } from './scene';
import classes from './stage.module.css';
import type { StageProps } from './stage-props';
import { View } from './view';

/** Shows both versions in the same place, alternating automatically or by hand: changes appear to jump. */
export function BlinkStage({ comparison, before, after, ground }: StageProps) {
  const { name, zoom, marked, inTurn, seeRegion } = comparison;
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false });
  const [isRunning, setRunning] = useState(!isStill);
  const [isAfter, setAfter] = useState(true);
  const isBlinking = isRunning && !isStill;
  useEffect(() => {
    if (!isBlinking) return undefined;
    const timer = setInterval(() => setAfter((shown) => !shown), BLINK_TURN_MS);
    return () => clearInterval(timer);
  }, [isBlinking]);
  const published = versionNumber(comparison.before?.version);
  const version = versionNumber(comparison.after.version);
  const shown = isAfter ? version : published;
  return (
    <>
      <Scene ground={ground} zoom={zoom} views={1}>
        <View
          title={isBlinking ? texts.modes.blink : texts.version({ version: shown })}
          zoom={zoom}
          ground={ground}
          focus={inTurn?.box}
        >
          <Paper {...ground}>
            <Sheet
              drawn={before}
              ground={ground}
              alt={drawingOf(name, published)}
              isHidden={isAfter}
              style={{ visibility: isAfter ? 'hidden' : 'visible' }}
            />
            <Sheet
              drawn={after}
              ground={ground}
              alt={drawingOf(name, version)}
              isHidden={!isAfter}
              style={{ visibility: isAfter ? 'visible' : 'hidden' }}
            />
            <RegionMarks regions={marked} inTurn={inTurn} ground={ground} onSeen={seeRegion} />
          </Paper>
        </View>
      </Scene>
      <div className={classes['foot']}>
        {isStill && <p className={classes['words']}>{texts.blink.reduced}</p>}
        {!isStill && (
          <Button variant="default" size="sm" onClick={() => setRunning((running) => !running)}>
            {isRunning ? texts.blink.stop : texts.blink.start}
          </Button>
        )}
        {!isBlinking && (
          <Button variant="default" size="sm" onClick={() => setAfter((was) => !was)}>
            {texts.blink.show({ version: isAfter ? published : version })}
          </Button>
        )}
        <span role="status">{isBlinking ? '' : texts.blink.shown({ version: shown })}</span>
      </div>
    </>
  );
}
