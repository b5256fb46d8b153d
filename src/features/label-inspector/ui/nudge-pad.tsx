import { dotMm } from 'label-core/design';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../i18n';
import type { EditProps } from '../model/edit-props';
import { ChoiceField } from './choice-field';
import { EditTools } from './edit-tools';

const words = texts.inspector.nudge;
const STEPS = ['tenth', 'whole', 'dot'] as const;
const DIRECTIONS = [
  { name: 'left', icon: ArrowLeft, x: -1, y: 0 },
  { name: 'up', icon: ArrowUp, x: 0, y: -1 },
  { name: 'down', icon: ArrowDown, x: 0, y: 1 },
  { name: 'right', icon: ArrowRight, x: 1, y: 0 },
] as const;

interface NudgePadProps extends Pick<EditProps, 'onEdit'> {
  ids: readonly string[];
  dpi: number;
  snapsToDots: boolean;
}

/** Moves elements by small steps. */
export function NudgePad({ ids, dpi, snapsToDots, onEdit }: NudgePadProps) {
  const [chosen, setStep] = useState<(typeof STEPS)[number]>();
  const step = chosen ?? (snapsToDots ? 'dot' : 'tenth');
  const stepMm = { tenth: 0.1, whole: 1, dot: dotMm(dpi) }[step];
  // A step of a dot is on dots, whatever else is snapped to.
  const onDots = snapsToDots || step === 'dot' ? { dpi } : {};
  return (
    <>
      <EditTools
        label={words.group}
        mergeKey={`nudge:${ids.join()}`}
        tools={DIRECTIONS.map(({ name, icon, x, y }) => ({
          name: words[name],
          icon,
          edit: { kind: 'move', ids, dxMm: x * stepMm, dyMm: y * stepMm, ...onDots },
        }))}
        onEdit={onEdit}
      />
      <ChoiceField label={words.step} values={STEPS} options={words.steps} value={step} onChange={setStep} />
    </>
  );
}
