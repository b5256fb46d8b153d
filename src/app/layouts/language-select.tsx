import { applyLanguage, language, LANGUAGES } from '@/shared/i18n';
import { texts } from '../i18n';
import classes from './language-select.module.css';

/** Choice of the language before signing in. A plain element: it is part of the first screen. */
export function LanguageSelect() {
  return (
    <select
      className={classes['select']}
      aria-label={texts.layout.language}
      translate="no"
      value={language()}
      onChange={(event) => applyLanguage(event.currentTarget.value)}
    >
      {Object.entries(LANGUAGES).map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}
