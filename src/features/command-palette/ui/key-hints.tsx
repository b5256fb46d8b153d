import { texts } from '../i18n';
import classes from './command-palette.module.css';

/** Which key does what, for the eye: who hears the page knows the pattern. */
export function KeyHints() {
  return (
    <p className={classes['hints']} aria-hidden>
      <span>
        <kbd>{texts.arrows}</kbd> {texts.choose}
      </span>
      <span>
        <kbd>{texts.enter}</kbd> {texts.open}
      </span>
      <span>
        <kbd>{texts.escape}</kbd> {texts.leave}
      </span>
    </p>
  );
}
