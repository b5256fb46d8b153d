/** One element of a GS1 content: an application identifier and its data, in which placeholders may stand. */
export interface Gs1Row {
  /** Two to four digits. */
  readonly identifier: string;
  /** Content such as `{{lot}}`, with placeholders as they are written. */
  readonly value: string;
}

/** An identifier in brackets, and what follows up to the next one; a bracket within a placeholder begins none. */
const bracketed = /\((\d{2,4})\)((?:\{\{[^{}]*\}\}|[^(])*)/gy;

/**
 * Returns a content such as `(01){{ean}}(10){{lot}}` as rows, none for an empty one. Undefined when it cannot be shown so:
 * it has no brackets, or something else than an identifier in them.
 */
export function readGs1Rows(content: string): readonly Gs1Row[] | undefined {
  const rows: Gs1Row[] = [];
  let end = 0;
  for (const [all, identifier = '', value = ''] of content.matchAll(bracketed)) {
    rows.push({ identifier, value });
    end += all.length;
  }
  return end === content.length ? rows : undefined;
}

/**
 * Returns the content that `readGs1Rows` reads as these rows. Undefined when none does: an identifier has not two to four
 * digits, or a value has a “(”, which would begin the next row.
 */
export function writeGs1Rows(rows: readonly Gs1Row[]): string | undefined {
  const content = rows.map(({ identifier, value }) => `(${identifier})${value}`).join('');
  const read = readGs1Rows(content) ?? [];
  const isSame =
    read.length === rows.length &&
    rows.every(
      ({ identifier, value }, index) => read[index]?.identifier === identifier && read[index].value === value,
    );
  return isSame ? content : undefined;
}
