// @isolated: the translations it loads stay.
import { afterEach, expect, it } from 'vitest';
import { loadPack } from './load-pack';
import { texts } from './index';
import { packOf, sentencePackOf, TEXT_PACKS } from './pack-of';
import { LANGUAGES, setLanguage, type Language } from '@/shared/i18n';

afterEach(() => setLanguage('en'));

it.each([
  ['app', 'first'],
  ['shared/ui', 'first'],
  ['pages/account/login', 'first'],
  ['entities/session', 'first'],
  ['pages/account/settings', 'account'],
  ['entities/printer', 'print'],
  ['features/quick-print', 'print'],
  ['pages/home', 'print'],
  ['pages/print/article', 'print'],
  ['pages/widget/my-widgets', 'print'],
  ['pages/widget/list', 'manage'],
  ['pages/printer/form', 'manage'],
  ['features/manage-printers', 'manage'],
  ['pages/label/design', 'design'],
  ['pages/label/form', 'manage'],
  ['features/label-inspector', 'design'],
])('the translations of %s are in the pack “%s”', (slice, pack) => {
  expect(packOf(slice)).toBe(pack);
});

it.each([
  ['server/src/people', 'print-sentences'],
  ['server/src/people/auth', 'manage-sentences'],
  ['label-core/src/problem', 'print-sentences'],
  ['server/src/catalogue', 'manage-sentences'],
  ['label-core/src/problems', 'manage-sentences'],
  ['label-core/src/design', 'design-sentences'],
  ['label-core/src/repair', 'design-sentences'],
])('the translations of what %s says are in the pack “%s”', (folder, pack) => {
  expect(sentencePackOf(folder)).toBe(pack);
});

it.each([...Object.keys(LANGUAGES), 'qps'] as Language[])(
  'all packs of %s can be loaded',
  async (language) => {
    setLanguage(language);
    const english = texts.layout.partlyEnglish;
    await Promise.all(TEXT_PACKS.map(loadPack));
    expect(texts.layout.partlyEnglish === english).toBe(language === 'en');
  },
);
