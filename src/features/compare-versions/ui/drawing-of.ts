import { texts } from '../i18n';

/** Returns the alternative text of a drawing: the label's name and the number of the version. */
export const drawingOf = (name: string, version: string): string =>
  texts.drawing({ name: name || texts.nameless, version });
