import type { LabelSummary } from '@/entities/label';
import { printerName, type Printer } from '@/entities/printer';
import type { Widget, WidgetAssignment } from '@/entities/widget';
import { toId, type Id } from '@/shared/api';
import { texts } from '../i18n';
import { assignedName, type Audience } from './audience';
import { optionLines } from './option-lines';
import type { FileWidget } from './widget-file';
import type { WidgetValues } from './widget-form';

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
  values: WidgetValues;
  /** Names of the label and the printer in this organisation. */
  labelName: string;
  printerName: string;
  notes: readonly string[];
}

/**
 * Resolves the references of a widget in a file: by id if that record has the same name, otherwise by name. A widget whose
 * assigned groups and people are all unknown is assigned to the person who imports it, so that it never becomes visible to
 * everybody.
 */
export async function importedValues(widget: FileWidget, here: Surroundings): Promise<ImportedWidget> {
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
    values: {
      name: widget.name,
      icon: widget.icon,
      labelId: String(label?.labelId ?? ''),
      printerId: String(printer?.printerId ?? ''),
      articleMode: widget.articleMode,
      predefinedArticle: await articleOf(widget, here, notes),
      defaultQuantity: widget.defaultQuantity,
      width: widget.width,
      clearInputAfterPrint: widget.clearInputAfterPrint,
      variables: widget.variables.map((variable, index) => ({
        ...variable,
        key: String(index),
        options: optionLines(
          variable.options.map(({ value, label: shown }) => ({ value, label: shown || value })),
        ),
      })),
      ...audienceOf(widget, here, notes),
    },
    labelName: label?.name ?? '',
    printerName: printer ? printerName(printer) : '',
    notes,
  };
}

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

function audienceOf(
  { name: widget, assignedTo }: FileWidget,
  here: Surroundings,
  notes: string[],
): Pick<WidgetValues, 'isForEverybody' | 'assignedTo'> {
  const candidates: readonly WidgetAssignment[] = [
    ...(here.groups ?? []).map(({ id }) => ({ type: 'group', id })),
    ...(here.people ?? []).map(({ userId }) => ({ type: 'user', id: userId })),
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
    return { isForEverybody: false, assignedTo: [{ type: 'user', id: here.userId }] };
  }
  return { isForEverybody: assignedTo.length === 0, assignedTo: found };
}
