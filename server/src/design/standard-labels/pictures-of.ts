import { findTemplate } from './standard-templates.ts';

interface KeptLabel {
  readonly templateId: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Returns the ids of the pictures among the parameters of a standard label. */
export function picturesOf({ templateId, parameters }: KeptLabel): string[] {
  const pictures = findTemplate(templateId)?.parameters.filter(({ type }) => type === 'media-ref') ?? [];
  return pictures.map(({ name }) => parameters[name] ?? '').filter((id) => id !== '');
}
