import { formatSize, versionStateName, type AdministeredLabel, type LabelPlaces } from '@/entities/label';
import { groupNames, type Group } from '@/entities/group';
import { printerName, type Printer } from '@/entities/printer';
import { texts } from '../i18n';

/** The groups by their names; undefined while unknown: their number is shown then. */
export type KnownGroups = readonly Group[] | undefined;
export type KnownPrinters = readonly Printer[] | undefined;

/** "Version 3", and the version that is printed where that is another one. */
export function versionOf({ version, publishedVersion, state }: AdministeredLabel): string {
  if (version === undefined) return '';
  if (state === 'Published') return texts.version({ version });
  return publishedVersion === undefined
    ? texts.notPrintable({ version })
    : texts.printedMeanwhile({ version, printed: publishedVersion });
}

/** The names of a label's groups; a label of no group is for everybody. */
export function groupsOf({ groupIds }: AdministeredLabel, groups: KnownGroups): string {
  if (groupIds.length === 0) return texts.everybody;
  const names = groups && groupNames(groups).filter(({ id }) => groupIds.includes(id));
  return names?.map(({ name }) => name).join(', ') || texts.groupCount({ count: groupIds.length });
}

/** The printers a label is meant for; one of no printer goes to any. */
export function printersOf({ printerIds }: AdministeredLabel, printers: KnownPrinters): string {
  if (printerIds.length === 0) return texts.anyPrinter;
  const named = printers?.filter(({ printerId }) => printerIds.includes(printerId));
  return named?.map(printerName).join(', ') || texts.printerCount({ count: printerIds.length });
}

/** The labels with whom they are for, where a list of its own tells that. */
export function withPlaces(
  labels: readonly AdministeredLabel[],
  places: readonly LabelPlaces[] = [],
): AdministeredLabel[] {
  const placesById = new Map(places.map((place) => [place.labelId, place]));
  return labels.map((label) => ({ ...label, ...placesById.get(label.labelId) }));
}

/** The text a search looks into. */
export const searchedText = (label: AdministeredLabel): string =>
  [label.name, formatSize(label.widthMm, label.heightMm), versionStateName(label.state)].join(' ');

/** The choices of the filter of states. */
export const stateFilters = ['published', 'review', 'draft', 'never'] as const;

/** Whether a label is in the state a filter asks for; a filter nobody knows lets everything through. */
export function isInState({ state, publishedVersion }: AdministeredLabel, filter: string): boolean {
  if (filter === 'published') return publishedVersion !== undefined;
  if (filter === 'never') return publishedVersion === undefined;
  if (filter === 'draft') return state === 'Draft';
  return ['DataApprover', 'DesignApprover', 'Publisher'].includes(state);
}
