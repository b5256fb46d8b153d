import { ConfigError, parseRuntimeConfig, type RuntimeConfig } from './runtime-config';

const CONFIG_FILE = 'config.json';

/**
 * Fetches and checks config.json, which stands beside index.html (specification 1: nothing else runs before).
 * Throws ConfigError when it is missing, is not JSON or has a faulty key.
 */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch(CONFIG_FILE, { headers: { accept: 'application/json' } }).catch(
    () => undefined,
  );
  if (!response) throw new ConfigError(CONFIG_FILE, undefined, 'could not be fetched from this address');
  if (!response.ok)
    throw new ConfigError(CONFIG_FILE, undefined, `was answered with status ${response.status}`);
  const json = await response.json().catch(() => undefined);
  if (json === undefined) throw new ConfigError(CONFIG_FILE, undefined, 'is not valid JSON');
  return parseRuntimeConfig(json, CONFIG_FILE);
}
