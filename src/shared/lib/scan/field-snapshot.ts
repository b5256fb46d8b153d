type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NO_TEXT = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'image', 'file', 'hidden']);

/** Returns the field that key presses would change; undefined if there is none. */
export function fieldOf(target: EventTarget | null): Field | undefined {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return target;
  return target instanceof HTMLInputElement && !NO_TEXT.has(target.type) ? target : undefined;
}

/** Saves the value of a field. Returns a function that restores it and fires the field's event as typing would. */
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
    // Number and date fields have no selection to restore.
    if (selection && selection[0] !== null && !(field instanceof HTMLSelectElement))
      field.setSelectionRange(selection[0], selection[1]);
  };
}

/** Sets the text of a field and fires its input event, as typing would. */
export function typeInto(field: Field, text: string): void {
  setValue(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Uses the native setter of the prototype, since a library may have overridden the field's own property and would miss the change. */
function setValue(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Reflect.getOwnPropertyDescriptor(prototype as object, 'value')?.set?.call(field, value);
}
