import type { ConfigError } from '@/shared/config';
import { texts } from './i18n';

/** Shows a fault in config.json. Uses neither theme nor router, so that the fault is readable whatever else is broken. */
export function ConfigFault({ fault }: { fault: ConfigError }) {
  return (
    <main style={{ maxWidth: 640, margin: '15vh auto', padding: 24, fontFamily: 'system-ui, sans-serif' }}>
      <h1 style={{ fontSize: '1.25rem' }}>{texts.cannotStart}</h1>
      <p>
        {fault.key === undefined
          ? texts.fileFault({ file: fault.file, problem: fault.message })
          : texts.keyFault({ file: fault.file, key: fault.key, problem: fault.message })}
      </p>
      <p>{texts.remedy}</p>
    </main>
  );
}
