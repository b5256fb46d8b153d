import { LabelFileError } from './label-file.ts';
import { sentences } from './sentences/index.ts';

const { labelFile } = sentences;

/** A variable as described by braces in a drawing: `{{name}}`, `{{name|20}}`, `{{name=Jam}}`, `{{name|20=Jam}}`. */
export interface Placeholder {
  readonly name: string;
  readonly propertySize?: number;
  readonly defaultValue?: string;
}

const braces = /\{\{(?<inside>[^{}]*)\}\}/gu;
const parts = /^(?<name>[^|=]*)(?:\|\s*(?<size>\d{1,6})\s*)?(?:=(?<value>.*))?$/su;
const goodName = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_ .:/-]{0,62}[\p{L}\p{N}_])?$/u;

/**
 * Removes size and default from every placeholder of a text, so that `{{name}}` is left, and passes each placeholder to
 * `tell`.
 * @throws LabelFileError for braces that are not closed or contain an invalid variable name
 */
export function readPlaceholders(text: string, tell: (placeholder: Placeholder) => void): string {
  const open = /\{\{.{0,40}/su.exec(text.replace(braces, ''))?.[0];
  if (open !== undefined) {
    throw new LabelFileError(labelFile.openPlaceholder({ text: open, example: '{{name}}' }));
  }
  return text.replace(braces, (_all, inside: string) => {
    const { name: written = '', size, value } = parts.exec(inside)?.groups ?? {};
    const name = written.trim();
    if (!goodName.test(name)) {
      throw new LabelFileError(
        labelFile.badName({ text: `{{${inside.slice(0, 60)}}}`, example: '{{name|20=default}}' }),
      );
    }
    tell({
      name,
      ...(size === undefined ? {} : { propertySize: Number(size) }),
      ...(value === undefined ? {} : { defaultValue: value.trim() }),
    });
    return `{{${name}}}`;
  });
}
