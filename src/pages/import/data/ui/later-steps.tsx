import { useSendImport } from '../model/use-send-import';
import type { ImportWizard } from '../model/use-import-wizard';
import { CheckStep } from './check-step';
import { FormatStep } from './format-step';
import { ImportStep } from './import-step';
import { MapStep } from './map-step';

interface LaterStepsProps {
  wizard: ImportWizard;
  /** Variables of the labels that values of articles can fill. */
  keys: readonly string[];
  /** Display names of these values. */
  names: ReadonlyMap<string, string>;
}

/** Steps after the choice of a file; loaded when one is chosen. */
export function LaterSteps({ wizard, keys, names }: LaterStepsProps) {
  const { state, goTo, change, desk } = wizard;
  const sender = useSendImport(desk, state.sending, (sending) => change({ sending }));
  switch (state.step) {
    case 'format':
      return <FormatStep wizard={wizard} />;
    case 'map':
      return <MapStep wizard={wizard} keys={keys} names={names} />;
    case 'check':
      return (
        <CheckStep
          wizard={wizard}
          onConfirm={() => {
            goTo('import');
            void sender.send(state);
          }}
        />
      );
    case 'import':
      return <ImportStep wizard={wizard} sender={sender} />;
    case 'file':
    default:
      return null;
  }
}
