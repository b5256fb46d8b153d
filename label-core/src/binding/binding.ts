/** A segment of a template text: fixed characters or the value of a variable. */
export type BindingSegment = { readonly literal: string } | { readonly variable: string };

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/gu;

const parsed = new Map<string, readonly BindingSegment[]>();
const parsedLimit = 2000;

/** Splits `Lot {{lot}}` into `Lot ` and the variable `lot`. Braces without a name between them stay as they are. */
export function parseBinding(text: string): readonly BindingSegment[] {
  const known = parsed.get(text);
  if (known) return known;
  const segments = splitBinding(text);
  if (parsed.size >= parsedLimit) parsed.clear();
  parsed.set(text, segments);
  return segments;
}

/** Returns the names of the variables in a template text, each once, in order. */
export function boundVariables(text: string): readonly string[] {
  return [
    ...new Set(parseBinding(text).flatMap((segment) => ('variable' in segment ? [segment.variable] : []))),
  ];
}

function splitBinding(text: string): readonly BindingSegment[] {
  const segments: BindingSegment[] = [];
  let end = 0;
  for (const match of text.matchAll(placeholder)) {
    if (match.index > end) segments.push({ literal: text.slice(end, match.index) });
    segments.push({ variable: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) segments.push({ literal: text.slice(end) });
  return segments;
}
