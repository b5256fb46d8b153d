import { useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { labelQueries } from '@/entities/label';
import { preferenceQueries, printersForLabel, type UserSettings } from '@/entities/preference';
import { defaultPrinter, printerQueries, type Printer } from '@/entities/printer';
import { helperComputerName, useHelperConnection } from '@/entities/printer-helper';
import type { Id } from '@/shared/api';
import { USUAL_DPI } from '@/shared/config';
import { texts } from '../i18n';

interface OwnPrinters {
  mine: UserSettings | undefined;
  computer: { printers: UserSettings['labels'][number]['printers'] } | undefined;
}

/**
 * Returns the printer for a label, of those it is intended for: the person's choice, else `rememberedId` if available,
 * else the person's setting for the label, then the printer of this computer, then the printer's own flag.
 */
export function useLabelPrinter(labelId: Id | undefined, rememberedId?: Id) {
  const client = useQueryClient();
  const [chosenId, setChosenId] = useState<Id>();
  /** Ref, so that a choice made after Print was pressed still counts for that press. */
  const latestId = useRef<Id>(undefined);
  // Requested by the preview: here it is only read.
  const { queryKey } = labelQueries.detail(labelId ?? '');
  const { data: label } = useQuery({ ...labelQueries.detail(labelId ?? ''), enabled: false });
  const printers = useQuery({
    ...printerQueries.list(),
    select: (all) => meantFor(all, label?.printerIds),
  });
  const { data: mine, isFetched: areMineRead } = useQuery(preferenceQueries.mine());
  const { computerName, state } = useHelperConnection();
  const { data: computer, isFetched: isComputerRead } = useQuery(preferenceQueries.ofComputer(computerName));

  const pick = (available: readonly Printer[], wantedId: Id | undefined, own: OwnPrinters) =>
    available.find(({ printerId }) => printerId === wantedId) ??
    defaultPrinter(available, [...printersForLabel(own.mine, labelId), ...(own.computer?.printers ?? [])]);
  const wantedId = chosenId ?? rememberedId;
  const printer = pick(printers.data ?? [], wantedId, { mine, computer });
  const isWanted = printer !== undefined && printer.printerId === wantedId;
  const areSettingsRead =
    areMineRead && state !== 'checking' && (computerName === '' ? state !== 'connected' : isComputerRead);

  const settingsOfComputer = (name: string) =>
    name === ''
      ? undefined
      : client.query({ ...preferenceQueries.ofComputer(name), staleTime: 'static' }).catch(() => undefined);

  /**
   * Returns the default printer once everything it depends on is loaded, from the cache if possible; rejects when the
   * printers cannot be loaded.
   */
  const pickWhenLoaded = async () => {
    const [available, settings, ofComputer] = await Promise.all([
      client.query({ ...printerQueries.list(), staleTime: 'static' }),
      client.query({ ...preferenceQueries.mine(), staleTime: 'static' }).catch(() => undefined),
      helperComputerName(client).then(settingsOfComputer),
    ]);
    const offered = meantFor(available, client.getQueryData(queryKey)?.printerIds);
    return pick(offered, latestId.current ?? rememberedId, { mine: settings, computer: ofComputer });
  };

  const settledPrinter = isWanted || areSettingsRead ? printer : undefined;
  return {
    printers,
    /** Printer that is shown; while settings are still being read, another one may follow. */
    printer,
    /** Printer that stays, unless the person chooses another one; undefined while settings are still being read. */
    settledPrinter,
    dpi: printer?.dpi ?? USUAL_DPI,
    choosePrinter: (printerId: Id) => {
      latestId.current = printerId;
      setChosenId(printerId);
    },
    /**
     * Called by Print: waits for what is still loading, unless the printer is settled. Resolves with the printer, or with
     * the reason why there is none.
     */
    awaitPrinter: async (): Promise<Printer | string> =>
      settledPrinter ??
      pickWhenLoaded().then(
        (found) => found ?? texts.errors.noPrinter,
        () => texts.errors.printersFailed,
      ),
  };
}

/** Returns the printers a label is intended for; all of them when it names none, or none that still exists. */
export function meantFor(printers: readonly Printer[], printerIds: readonly Id[] = []): Printer[] {
  const meant = printers.filter(({ printerId }) => printerIds.includes(printerId));
  return meant.length > 0 ? meant : [...printers];
}
