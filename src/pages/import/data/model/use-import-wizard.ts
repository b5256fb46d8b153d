import { useState } from 'react';
import {
  fileEncodingSchema,
  importOptionsSchema,
  type ImportField,
  type ImportKind,
} from 'label-core/import';
import type { ImportConfiguration } from '@/entities/data-import';
import { mapField, mergeMapping } from './field-mapping';
import type { FileColumn, FileFormat } from '@/features/table-file';
import { useImportFile } from './use-import-file';
import { firstState, optionsOf, type WizardState, type WizardStep } from './wizard-state';

/**
 * Returns the state of the import wizard and its actions.
 * @param keys variables of the labels that values can fill
 */
export function useImportWizard(keys: readonly string[]) {
  const [state, setState] = useState(firstState);
  const desk = useImportFile();
  const change = (patch: Partial<WizardState>) => setState((before) => ({ ...before, ...patch }));
  /** A change that affects the records invalidates the check. */
  const changeRecords = (patch: Partial<WizardState>) => change({ ...patch, check: undefined });

  const take = async (file: File, isPasted: boolean) => {
    const look = await desk.open(file, isPasted ? { ...state.wanted, encoding: 'utf-8' } : state.wanted);
    changeRecords(look ? { source: { file, isPasted }, look } : { source: undefined, look: undefined });
  };

  const lookAgain = async (patch: Partial<FileFormat>) => {
    if (!state.look) return;
    const isOtherSheet = patch.sheet !== undefined;
    const { hasHeader, ...format } = { ...state.look.format, ...patch };
    const look = await desk.ask('look', isOtherSheet ? format : { ...format, hasHeader });
    if (look) changeRecords({ look });
  };

  /** Suggests columns for the fields without one, and opens the mapping step. */
  const startMapping = async () => {
    const { look, kind } = state;
    if (!look) return;
    const found = await desk.ask('suggest', { kind, keys });
    if (!found) return;
    const chosen = state.mapping.filter(({ field }) => !state.suggested.includes(field));
    const mapping = mergeMapping(chosen, found, look.columns);
    const suggested = mapping.filter((one) => !chosen.includes(one)).map(({ field }) => field);
    changeRecords({ mapping, suggested, step: 'map' });
  };

  const startCheck = async () => {
    const options = optionsOf(state);
    if (!options) return;
    change({ step: 'check', check: undefined });
    const check = await desk.check(options);
    const isOfThis = (now: WizardState) =>
      now.source === state.source && JSON.stringify(optionsOf(now)) === JSON.stringify(options);
    // If the person went back and changed something meanwhile, the result is outdated and ignored.
    setState((now) => (isOfThis(now) ? { ...now, check } : now));
  };

  const applyConfiguration = async (configuration: ImportConfiguration | undefined) => {
    if (!configuration) return change({ configurationId: '', wanted: {} });
    const read = importOptionsSchema.safeParse(configuration.options);
    if (!read.success) return change({ configurationId: '' });
    const { kind, mapping, onExisting, skipFaulty, labelIds, delimiter, hasHeader } = read.data;
    const groupId = String(configuration.targetGroups[0] ?? '');
    const { underscoredAsBold = false } = read.data;
    const chosen = {
      kind,
      mapping,
      onExisting,
      skipFaulty,
      underscoredAsBold,
      labelIds,
      groupId,
      suggested: [],
    };
    const encoding = fileEncodingSchema.safeParse(configuration.fileEncoding).data;
    const wanted = { delimiter, hasHeader, ...(encoding === undefined ? {} : { encoding }) };
    const look = state.source && (await desk.ask('look', wanted));
    changeRecords({
      ...chosen,
      wanted,
      configurationId: String(configuration.id),
      ...(look ? { look } : {}),
    });
  };

  return {
    state,
    desk,
    change,
    changeRecords,
    take,
    lookAgain,
    applyConfiguration,
    startMapping,
    startCheck,
    goTo: (step: WizardStep) => change({ step }),
    chooseKind: (kind: ImportKind) =>
      changeRecords({ kind, mapping: [], suggested: [], groupId: '', configurationId: '' }),
    choose: (field: ImportField, column: FileColumn | undefined) =>
      changeRecords({
        mapping: mapField(state.mapping, field, column),
        suggested: state.suggested.filter((one) => one !== field),
      }),
    startOver: () => setState({ ...firstState, kind: state.kind }),
  };
}
export type ImportWizard = ReturnType<typeof useImportWizard>;
