/** Uploads of ten megabytes over a slow line. */
export const UPLOAD_TIMEOUT_MS = 120_000;

/** A form with these parts; what is undefined is left out. */
export function formOf(parts: Readonly<Record<string, string | File | undefined>>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) if (part !== undefined) form.append(name, part);
  return form;
}
