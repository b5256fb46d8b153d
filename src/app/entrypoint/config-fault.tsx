import type { ConfigError } from '@/shared/config';
import { texts } from './texts';

/** Drawn without theme or router: a fault in config.json must be readable whatever else is broken. */
export function ConfigFault({ fault }: { fault: ConfigError }) {
  return (
    <main style={{ maxWidth: 640, margin: '15vh auto', padding: 24, fontFamily: 'system-ui, sans-serif' }}>
      <h1 style={{ fontSize: '1.25rem' }}>{texts.cannotStart}</h1>
      <p>
        {fault.key === undefined
          ? texts.fileFault(fault.file, fault.message)
          : texts.keyFault(fault.file, fault.key, fault.message)}
      </p>
      <p>{texts.remedy}</p>
    </main>
  );
}
