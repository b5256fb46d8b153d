const KEY = 'platen.language';

/** The language that was chosen on this computer; "" where none was, or storage is blocked. */
export function storedLanguage(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the chosen language on this computer; "" forgets it: the browser's languages decide then. */
export function storeLanguage(language: string): void {
  try {
    if (language === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, language);
  } catch {
    // Storage is blocked: the browser's languages decide.
  }
}
