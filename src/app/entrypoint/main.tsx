import '../styles/index.css';
import { createRoot } from 'react-dom/client';
import { ConfigError, loadRuntimeConfig, setRuntimeConfig } from '@/shared/config';
import { followOtherTabs } from '@/shared/auth';
import { chooseLanguage, directionOf, setLanguage, storedLanguage } from '@/shared/i18n';
import { holdIdleWork, pageIdle } from '@/shared/lib/timing';
import { loadPack } from '../i18n/load-pack';
import { isChunkFault, refetchStyles } from '../routes/load-screen';
import { App } from './app';

const chosen = chooseLanguage(storedLanguage(), navigator.languages);
setLanguage(chosen.language, chosen.tag);
document.documentElement.lang = chosen.language;
document.documentElement.dir = directionOf(chosen.language);

refetchStyles();
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container, {
  // A part of a screen that could not be fetched shows the error in its own place.
  onRecoverableError: (error) => {
    if (!isChunkFault(error instanceof Error ? (error.cause ?? error) : error)) reportError(error);
  },
});

try {
  const [config] = await Promise.all([loadRuntimeConfig(), loadPack('first')]);
  setRuntimeConfig(config);
  followOtherTabs();
  root.render(<App onFirstScreen={holdIdleWork()} />);
  // Texts of the screens after sign-in, and of the server's messages when sign-in fails.
  void pageIdle().then(() => loadPack('print'));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  const { ConfigFault } = await import('./config-fault');
  root.render(<ConfigFault fault={error} />);
}
