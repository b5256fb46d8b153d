import '@/app/styles/index.css';
import '@/app/styles/shell.css';
import { createRoot } from 'react-dom/client';
import { loadPack } from '@/app/i18n/load-pack';
import { TEXT_PACKS } from '@/app/i18n/pack-of';
import { chooseLanguage, directionOf, setLanguage } from '@/shared/i18n';
import { ExamplesPage } from './examples/examples-page';
import { holdFocus } from './examples/hold-focus';
import { GalleryFrame } from './frame/gallery-frame';
import { readAddress } from './look';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);
const { part, look } = readAddress(location.search);

if (part === 'frame') {
  root.render(<GalleryFrame look={look} />);
} else {
  // Texts are fixed for the lifetime of a page, as in the app: another language needs another page.
  const { language, tag } = chooseLanguage(look.language, navigator.languages);
  setLanguage(language, tag);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  await Promise.all(TEXT_PACKS.map(loadPack));
  holdFocus();
  // Nothing that is entered here needs a confirmation before leaving.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation());
  root.render(<ExamplesPage scheme={look.scheme} isAlone={part === 'alone'} />);
}
