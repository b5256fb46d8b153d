import { runtimeConfig } from '@/shared/config';
import { texts } from './texts';

/** The way to the letters of a demo, which has no mail server; nothing anywhere else. */
export function DemoLettersLink() {
  if (runtimeConfig().flags['demoLetters'] !== true) return null;
  return (
    <p>
      {texts.demoLettersHint}{' '}
      <a href="demo-letters" target="_blank" rel="noreferrer">
        {texts.demoLetters}
      </a>
    </p>
  );
}
