import { afterEach, expect, it } from 'vitest';
import { setLanguage } from './language';
import { serverPage } from './server-page';

afterEach(() => setLanguage('en'));

it.each([
  ['./help', './help?language=de'],
  ['./help#support', './help?language=de#support'],
  ['./status', './status?language=de'],
  ['./demo-mails', './demo-mails?language=de'],
  ['./helpdesk', './helpdesk'],
  ['./manual', './manual'],
  ['https://help.test/help', 'https://help.test/help'],
  ['https://help.test/?q=./help', 'https://help.test/?q=./help'],
])('the page %s is asked for as %s', (address, expected) => {
  setLanguage('de', 'de-AT');
  expect(serverPage(address)).toBe(expected);
});
