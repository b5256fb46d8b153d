type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NO_TEXT = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'image', 'file', 'hidden']);

/** The field that keys would be typed into, if there is one. */
export function fieldOf(target: EventTarget | null): Field | undefined {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return target;
  return target instanceof HTMLInputElement && !NO_TEXT.has(target.type) ? target : undefined;
}

/**
 * What stands in a field now. The function brings it back, telling whoever listens to the field as if a person had
 * typed it.
 */
export function keepField(field: Field): () => void {
  const { value } = field;
  const selection =
    field instanceof HTMLSelectElement ? undefined : ([field.selectionStart, field.selectionEnd] as const);
  return () => {
    if (!field.isConnected || field.value === value) return;
    setValue(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
    // Fields of numbers and dates have no selection to bring back.
    if (selection && selection[0] !== null && !(field instanceof HTMLSelectElement))
      field.setSelectionRange(selection[0], selection[1]);
  };
}

/** Puts text into a field, telling whoever listens to it as if a person had typed it. */
export function typeInto(field: Field, text: string): void {
  setValue(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Past whatever a library has put over the field's own property, so that it notices the change. */
function setValue(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Reflect.getOwnPropertyDescriptor(prototype as object, 'value')?.set?.call(field, value);
}
