import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { ComputerPreferences, PrinterFlag, UserSettings } from '@/entities/preference';
import type { Id } from '@/shared/api';
import { saveComputerMutation } from '../api/save-computer-mutation';
import { saveSettingsMutation } from '@/features/user-settings';
import {
  defaultOf,
  isSame,
  withDefault,
  withLabelDefault,
  withoutUnknown,
  withPrinter,
} from './printer-flags';

interface Saved {
  settings: UserSettings;
  /** Undefined while this computer is unknown. */
  computer: ComputerPreferences | undefined;
  /** The printers that can be chosen. */
  printerIds: readonly Id[];
}

/** Returns the state of the form: the changes to the saved preferences, and a save function that sends only the changed part. */
export function usePreferenceForm({ settings, computer, printerIds }: Saved) {
  const { mutateAsync: saveComputer } = useMutation(saveComputerMutation());
  const { mutateAsync: saveSettings } = useMutation(saveSettingsMutation());
  const [labels, setLabels] = useState<UserSettings['labels']>();
  /** `of` is the computer of the changes, because the helper of another one may answer while the screen is open. */
  const [printers, setPrinters] = useState<{ of: string; flags: readonly PrinterFlag[] }>();

  const savedPrinters = computer?.printers ?? [];
  const shownPrinters =
    printers?.of === computer?.computerName ? (printers?.flags ?? savedPrinters) : savedPrinters;
  const shownLabels = labels ?? settings.labels;
  const isComputerChanged = !isSame(shownPrinters, savedPrinters);
  const changedLabels = shownLabels !== settings.labels && !areSame(shownLabels, settings.labels);
  const changePrinters = (flags: readonly PrinterFlag[]) =>
    computer && setPrinters({ of: computer.computerName, flags });
  const discard = () => {
    setLabels(undefined);
    setPrinters(undefined);
  };

  return {
    isChanged: isComputerChanged || changedLabels,
    isUsed: (printerId: Id) => shownPrinters.some((flag) => flag.printerId === printerId),
    setUsed: (printerId: Id, isUsed: boolean) =>
      changePrinters(withPrinter(shownPrinters, printerId, isUsed)),
    computerDefault: defaultOf(shownPrinters),
    setComputerDefault: (printerId: Id | undefined) => changePrinters(withDefault(shownPrinters, printerId)),
    labelDefault: (labelId: Id) => defaultOf(printersOf(shownLabels, labelId)),
    setLabelDefault: (labelId: Id, printerId: Id | undefined) =>
      setLabels(withLabelDefault(shownLabels, labelId, printerId)),
    discard,
    save: async () => {
      if (computer && isComputerChanged) {
        const { computerName } = computer;
        await saveComputer({ computerName, printers: withoutUnknown(shownPrinters, printerIds) });
      }
      if (changedLabels) {
        const kept = shownLabels.map(({ labelId, printers: flags }) => ({
          labelId,
          printers: withoutUnknown(flags, printerIds),
        }));
        await saveSettings({ ...settings, labels: kept });
      }
      discard();
    },
  };
}

export type PreferenceForm = ReturnType<typeof usePreferenceForm>;

type LabelPrinters = UserSettings['labels'];

function areSame(one: LabelPrinters, other: LabelPrinters): boolean {
  const ids = new Set([...one, ...other].map(({ labelId }) => labelId));
  return [...ids].every((id) => isSame(printersOf(one, id), printersOf(other, id)));
}

function printersOf(labels: LabelPrinters, id: Id): readonly PrinterFlag[] {
  return labels.find(({ labelId }) => labelId === id)?.printers ?? [];
}
