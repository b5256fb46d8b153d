import { Input, Switch } from '@mantine/core';
import type { UserSettings } from '@/entities/preference';
import { giveSignal } from '@/shared/lib/signal';
import { texts } from '../i18n';

type Channels = Pick<UserSettings, 'scanSound' | 'scanVibration'>;

interface ScanSignalsProps {
  settings: Channels;
  onChange: (channels: Channels) => void;
}

/** Switches for sound and vibration of a scan; switching one on plays a sample. */
export function ScanSignals({ settings: { scanSound, scanVibration }, onChange }: ScanSignalsProps) {
  return (
    <Input.Wrapper label={texts.scanning} labelElement="div">
      <Switch
        size="md"
        mt={8}
        label={texts.scanSound}
        checked={scanSound}
        onChange={(event) => {
          const isOn = event.currentTarget.checked;
          if (isOn) giveSignal('good', { sound: true, vibration: false });
          onChange({ scanSound: isOn, scanVibration });
        }}
      />
      <Switch
        size="md"
        mt={12}
        label={texts.scanVibration}
        checked={scanVibration}
        onChange={(event) => {
          const isOn = event.currentTarget.checked;
          if (isOn) giveSignal('good', { sound: false, vibration: true });
          onChange({ scanSound, scanVibration: isOn });
        }}
      />
    </Input.Wrapper>
  );
}
