import * as z from 'zod/mini';
import {
  assignedName,
  MAX_WIDTH,
  MIN_WIDTH,
  WIDGET_LIMITS,
  type Audience,
  type Widget,
} from '@/entities/widget';
import { formatBytes } from '@/shared/i18n';
import { texts } from '../i18n';

/** Max. size and number of widgets of a file; a larger file is refused. */
const FILE_MAX_BYTES = 2_000_000;
const FILE_MAX_WIDGETS = 500;

const FORMAT = 'platen-widgets';
const VERSION = 1;

/**
 * Matches characters that a database refuses: control characters except tab and line breaks. `isClean` also refuses
 * unpaired surrogates.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;
const isClean = (text: string) => !CONTROL.test(text) && text.isWellFormed();

const text = (most: number = WIDGET_LIMITS.nameCharacters) =>
  z.string().check(z.maxLength(most), z.refine(isClean));
const name = z.string().check(
  z.maxLength(WIDGET_LIMITS.nameCharacters),
  z.refine((value) => isClean(value) && value.trim() !== ''),
);
const id = z.nullable(z.union([z.int(), text()]));

/** Schema of a widget in a file. References have an id and a name, because another organisation has other ids. */
const fileWidgetSchema = z.strictObject({
  name,
  icon: z.string().check(z.minLength(1), z.maxLength(50), z.refine(isClean)),
  labelId: id,
  labelName: text(),
  printerId: id,
  printerName: text(),
  variables: z
    .array(
      z.strictObject({
        name,
        label: text(),
        required: z.boolean(),
        type: z.string().check(z.minLength(1), z.maxLength(50), z.refine(isClean)),
        options: z
          .array(z.strictObject({ value: name, label: text() }))
          .check(z.maxLength(WIDGET_LIMITS.options)),
      }),
    )
    .check(z.maxLength(WIDGET_LIMITS.variables)),
  articleMode: z.enum(['groupOnly', 'all']),
  clearInputAfterPrint: z.boolean(),
  predefinedArticle: z.nullable(z.strictObject({ name, externalIdentifier: text() })),
  defaultQuantity: z.int().check(z.minimum(1), z.maximum(WIDGET_LIMITS.quantity)),
  width: z.int().check(z.minimum(MIN_WIDTH), z.maximum(MAX_WIDTH)),
  assignedTo: z
    .array(z.strictObject({ type: z.enum(['group', 'user']), id, name: text() }))
    .check(z.maxLength(WIDGET_LIMITS.assignments)),
});
export type FileWidget = z.infer<typeof fileWidgetSchema>;

const headSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  widgets: z.array(z.unknown()),
});

/** Content of a file, or all its problems as sentences: a file is accepted as a whole or not at all. */
export type WidgetFile = { widgets: readonly FileWidget[] } | { problems: readonly string[] };

/** Parses a file of widgets from an untrusted source. `bytes` is its size. */
export function readWidgetFile(content: string, bytes: number): WidgetFile {
  if (bytes > FILE_MAX_BYTES)
    return { problems: [texts.file.tooLarge({ most: formatBytes(FILE_MAX_BYTES) })] };
  const head = headSchema.safeParse(parsed(content));
  if (!head.success) return { problems: [texts.file.noWidgets] };
  const { version, widgets } = head.data;
  if (version !== VERSION) return { problems: [texts.file.otherVersion({ version })] };
  if (widgets.length === 0) return { problems: [texts.file.empty] };
  if (widgets.length > FILE_MAX_WIDGETS)
    return { problems: [texts.file.tooMany({ most: FILE_MAX_WIDGETS })] };
  const read = widgets.map((widget) => fileWidgetSchema.safeParse(widget));
  const problems = read.flatMap(({ error }, index) => {
    const issue = error?.issues[0];
    return issue ? [problemAt(index + 1, placeOf(issue))] : [];
  });
  return problems.length > 0 ? { problems } : { widgets: read.flatMap(({ data }) => data ?? []) };
}

const problemAt = (number: number, field: string): string =>
  field === '' ? texts.file.badEntry({ number }) : texts.file.badField({ number, field });

/** Returns the field of an issue, such as `variables.0.name`; "" if it concerns the whole widget. */
function placeOf({ path, code, ...issue }: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys' && 'keys' in issue) return [...path, issue.keys[0]].join('.');
  return path.join('.');
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** Returns the text of a file with these widgets. */
export function widgetFile(widgets: readonly Widget[], audience: Audience): string {
  const rows = widgets.map((widget): FileWidget => ({
    name: widget.name || '-',
    icon: widget.icon,
    labelId: widget.labelId ?? null,
    labelName: widget.labelName,
    printerId: widget.printerId ?? null,
    printerName: widget.printerDisplayName || widget.printerName,
    variables: widget.variables,
    articleMode: widget.articleMode,
    clearInputAfterPrint: widget.clearInputAfterPrint,
    predefinedArticle: widget.predefinedArticle && {
      name: widget.predefinedArticle.name,
      externalIdentifier: widget.predefinedArticle.externalIdentifier,
    },
    defaultQuantity: widget.defaultQuantity,
    width: widget.width,
    assignedTo: widget.assignedTo.flatMap((one) =>
      one.type === 'group' || one.type === 'user'
        ? [{ type: one.type, id: one.id, name: assignedName(one, audience) ?? '' }]
        : [],
    ),
  }));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, widgets: rows }, null, 2)}\n`;
}
