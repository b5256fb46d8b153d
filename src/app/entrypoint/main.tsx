import '../styles/index.css';
import { createRoot } from 'react-dom/client';
import { ConfigError, loadRuntimeConfig, setRuntimeConfig } from '@/shared/config';
import { followOtherTabs } from '@/shared/auth';
import { App } from './app';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

try {
  setRuntimeConfig(await loadRuntimeConfig());
  followOtherTabs();
  root.render(<App />);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  const { ConfigFault } = await import('./config-fault');
  root.render(<ConfigFault fault={error} />);
}
