import { NAME_CHARACTERS } from '@/shared/config';
import { texts } from '../i18n';

/** Returns why a new label cannot be saved under a name as entered, as a sentence; undefined if it can. */
export function nameFault(name: string): string | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return texts.save.noName;
  return trimmed.length > NAME_CHARACTERS ? texts.save.longName({ most: NAME_CHARACTERS }) : undefined;
}
