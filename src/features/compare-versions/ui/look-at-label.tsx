import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { texts } from '../i18n';
import type { VersionComparison } from './use-version-comparison';

type LookAtLabelProps = Pick<VersionComparison, 'regions' | 'goTo'>;

/** Button that shows the whole first version. A press before it is drawn takes effect when it is. */
export function LookAtLabel({ regions: [whole], goTo }: LookAtLabelProps) {
  const isAwaited = useRef(false);
  const number = whole?.number;
  const isDrawn = number !== undefined;
  const showIfAwaited = useEffectEvent(() => {
    if (isAwaited.current) goTo(number);
    isAwaited.current = false;
  });
  useEffect(() => {
    if (isDrawn) showIfAwaited();
  }, [isDrawn]);
  const press = () => {
    if (isDrawn) goTo(number);
    else isAwaited.current = true;
  };
  return (
    <Button variant="default" size="sm" onClick={press}>
      {texts.lookAtLabel}
    </Button>
  );
}
