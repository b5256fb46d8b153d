import { findTemplate } from './standard-templates.ts';

interface KeptLabel {
  readonly templateId: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Ids of the pictures a standard label was given. */
export function picturesOf({ templateId, parameters }: KeptLabel): string[] {
  const pictures = findTemplate(templateId)?.parameters.filter(({ type }) => type === 'media-ref') ?? [];
  return pictures.map(({ name }) => parameters[name] ?? '').filter((id) => id !== '');
}
