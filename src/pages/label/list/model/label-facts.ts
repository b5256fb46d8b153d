import { formatSize, versionStateName, type AdministeredLabel, type LabelPlaces } from '@/entities/label';
import { groupNames, type Group } from '@/entities/group';
import { printerName, type Printer } from '@/entities/printer';
import { texts } from '../i18n';

/** Groups with their names; undefined while unknown: their number is shown instead. */
export type KnownGroups = readonly Group[] | undefined;
export type KnownPrinters = readonly Printer[] | undefined;

/** Returns "Version 3", and the printed version if it is another one. */
export function versionOf({ version, publishedVersion, state }: AdministeredLabel): string {
  if (version === undefined) return '';
  if (state === 'Published') return texts.version({ version });
  return publishedVersion === undefined
    ? texts.notPrintable({ version })
    : texts.printedMeanwhile({ version, printed: publishedVersion });
}

/** Returns the names of a label's groups; a label without groups is for everybody. */
export function groupsOf({ groupIds }: AdministeredLabel, groups: KnownGroups): string {
  if (groupIds.length === 0) return texts.everybody;
  const names = groups && groupNames(groups).filter(({ id }) => groupIds.includes(id));
  return names?.map(({ name }) => name).join(', ') || texts.groupCount({ count: groupIds.length });
}

/** Returns the printers that a label is intended for; one without printers can go to any. */
export function printersOf({ printerIds }: AdministeredLabel, printers: KnownPrinters): string {
  if (printerIds.length === 0) return texts.anyPrinter;
  const named = printers?.filter(({ printerId }) => printerIds.includes(printerId));
  return named?.map(printerName).join(', ') || texts.printerCount({ count: printerIds.length });
}

/** Returns the labels with their groups and printers from a separate list, where there is one. */
export function withPlaces(
  labels: readonly AdministeredLabel[],
  places: readonly LabelPlaces[] = [],
): AdministeredLabel[] {
  const placesById = new Map(places.map((place) => [place.labelId, place]));
  return labels.map((label) => ({ ...label, ...placesById.get(label.labelId) }));
}

/** Returns the text that is searched. */
export const searchedText = (label: AdministeredLabel): string =>
  [label.name, formatSize(label.widthMm, label.heightMm), versionStateName(label.state)].join(' ');

/** Options of the filter by state. */
export const stateFilters = ['published', 'review', 'draft', 'never'] as const;

/** Returns whether a label matches the filter by state. */
export function isInState({ state, publishedVersion }: AdministeredLabel, filter: string): boolean {
  if (filter === 'published') return publishedVersion !== undefined;
  if (filter === 'never') return publishedVersion === undefined;
  if (filter === 'draft') return state === 'Draft';
  return ['DataApprover', 'DesignApprover', 'Publisher'].includes(state);
}
