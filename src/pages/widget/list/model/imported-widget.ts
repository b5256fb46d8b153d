import type { LabelSummary } from '@/entities/label';
import { printerName, type Printer } from '@/entities/printer';
import {
  assignedName,
  hasOptions,
  newLocalId,
  widgetSchema,
  type Audience,
  type Widget,
  type WidgetAssignment,
} from '@/entities/widget';
import { toId, type Id } from '@/shared/api';
import { texts } from '../i18n';
import type { FileWidget } from './widget-file';

const { file } = texts;

/** Records of the organisation that a file may refer to. */
export interface Surroundings extends Required<Audience> {
  labels: readonly LabelSummary[];
  printers: readonly Printer[];
  /** The person who imports. */
  userId: Id;
  /** Returns the article with a name and identifier; null or undefined if there is none. Rejects if the search fails. */
  findArticle: (asked: NonNullable<FileWidget['predefinedArticle']>) => Promise<Widget['predefinedArticle']>;
}

/** Widget of a file as it will be added, with notes about missing records. */
export interface ImportedWidget {
  /** With an id from this browser. */
  widget: Widget;
  notes: readonly string[];
}

/**
 * Resolves the references of a widget in a file: by id if that record has the same name, otherwise by name. A widget whose
 * assigned groups and people are all unknown is assigned to the person who imports it, so that it never becomes visible to
 * everybody.
 */
export async function importedWidget(widget: FileWidget, here: Surroundings): Promise<ImportedWidget> {
  const notes: string[] = [];
  const label = named(here.labels, widget.labelName, widget.labelId, ({ labelId, name }) => [labelId, name]);
  if (!label && widget.labelName !== '')
    notes.push(file.noLabel({ widget: widget.name, name: widget.labelName }));
  const printer = named(here.printers, widget.printerName, widget.printerId, (one) => [
    one.printerId,
    printerName(one),
  ]);
  if (!printer && widget.printerName !== '')
    notes.push(file.noPrinter({ widget: widget.name, name: widget.printerName }));
  return {
    widget: widgetSchema.parse({
      ...widget,
      id: newLocalId(),
      name: widget.name.trim(),
      labelId: label?.labelId,
      labelName: label?.name,
      printerId: printer?.printerId,
      printerName: printer && printerName(printer),
      predefinedArticle: await articleOf(widget, here, notes),
      variables: variablesOf(widget),
      assignedTo: assignmentsOf(widget, here, notes),
      revision: 1,
    }),
    notes,
  };
}

/** Returns the fields of the card, each name once; those that offer no choice have no options. */
const variablesOf = ({ variables }: FileWidget) =>
  variables
    .map(({ name, label, options, ...variable }) => ({
      ...variable,
      name: name.trim(),
      label: label.trim(),
      options: hasOptions(variable.type)
        ? options.map(({ value, label: shown }) => ({ value: value.trim(), label: shown.trim() }))
        : [],
    }))
    .filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index);

function named<T>(
  list: readonly T[],
  name: string,
  id: Id | null,
  keysOf: (one: T) => [Id, string],
): T | undefined {
  const sameName = list.filter((one) => keysOf(one)[1] === name);
  return sameName.find((one) => id !== null && keysOf(one)[0] === toId(id)) ?? sameName[0];
}

async function articleOf(
  { name: widget, predefinedArticle }: FileWidget,
  { findArticle }: Surroundings,
  notes: string[],
): Promise<Widget['predefinedArticle']> {
  if (!predefinedArticle) return null;
  try {
    const found = await findArticle(predefinedArticle);
    if (!found) notes.push(file.noArticle({ widget, name: predefinedArticle.name }));
    return found;
  } catch {
    notes.push(file.articleUnknown({ widget, name: predefinedArticle.name }));
    return null;
  }
}

function assignmentsOf(
  { name: widget, assignedTo }: FileWidget,
  here: Surroundings,
  notes: string[],
): readonly WidgetAssignment[] {
  const candidates: readonly WidgetAssignment[] = [
    ...(here.groups ?? []).map(({ id }) => ({ type: 'group', id })),
    ...(here.people ?? []).map(({ id }) => ({ type: 'user', id })),
  ];
  const found = assignedTo.flatMap((asked) => {
    const sameKind = candidates.filter(({ type }) => type === asked.type);
    const one = named(sameKind, asked.name, asked.id, (candidate) => [
      candidate.id,
      assignedName(candidate, here) ?? '',
    ]);
    if (one && asked.name !== '') return [one];
    const missing = { widget, name: asked.name || String(asked.id ?? '') };
    notes.push(asked.type === 'group' ? file.noGroup(missing) : file.noPerson(missing));
    return [];
  });
  if (assignedTo.length > 0 && found.length === 0) {
    notes.push(file.onlyYou({ widget }));
    return [{ type: 'user', id: here.userId }];
  }
  return found;
}
