/** Returns the id of a variable's field, so that a problem can link to it. */
export function fieldId(name: string, kind: 'variable' | 'choice' = 'variable'): string {
  return `${kind}-${name.replaceAll(/\s/g, '_')}`;
}
