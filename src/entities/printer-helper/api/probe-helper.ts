import * as z from 'zod/mini';
import { lenient, toApiError } from '@/shared/api';
import { helperApi } from './helper-client';
import { readLocalNetworkPermission } from './local-network-permission';
import type { HelperProbe } from '../model/helper-connection';
import { BLIND_TIMEOUT_MS } from '../config/timings';
import { HEALTH_TEXT_CHARACTERS } from '../config/limits';

const healthSchema = z.object({
  status: lenient.text(),
  Status: lenient.text(),
  Message: lenient.text(),
  version: lenient.text(),
  instanceId: lenient.text(),
});

interface ProbeOptions {
  timeoutMs: number;
  /** False where a permission prompt may appear: a second request would open a second prompt. */
  mayAskBlindly: boolean;
  signal: AbortSignal;
}

/** Requests the helper's health and returns the result. Rejects only when `signal` aborted it. */
export async function probeHelper({ timeoutMs, mayAskBlindly, signal }: ProbeOptions): Promise<HelperProbe> {
  try {
    const response = await helperApi('health', { timeout: timeoutMs, signal, throwHttpErrors: false });
    return readHealth(response.status, await response.text());
  } catch (error) {
    const { kind } = toApiError(error);
    if (kind === 'aborted' || signal.aborted) throw error;
    if (kind === 'timeout') return { kind: 'timeout' };
    if ((await readLocalNetworkPermission()) === 'denied') return { kind: 'blocked' };
    return mayAskBlindly ? askBlindly() : { kind: 'unreachable' };
  }
}

/** Probes without CORS: the answer is opaque, but its existence shows that the helper runs and refuses this page. */
async function askBlindly(): Promise<HelperProbe> {
  try {
    await helperApi('health', { mode: 'no-cors', timeout: BLIND_TIMEOUT_MS, throwHttpErrors: false });
    return { kind: 'refused' };
  } catch (error) {
    return { kind: toApiError(error).kind === 'timeout' ? 'timeout' : 'unreachable' };
  }
}

/**
 * Reads the health answer: `Healthy` as text, as a JSON string or in an object; everything else is the helper's error
 * text (specification 4 and 8).
 */
function readHealth(status: number, body: string): HelperProbe {
  const json = parseJson(body);
  const health = healthSchema.safeParse(json);
  const said = typeof json === 'string' ? json : body.trim();
  const facts = health.success ? health.data : { Message: '', version: '', instanceId: '' };
  const word = health.success ? health.data.status || health.data.Status : said;
  const isHealthy = status >= 200 && status < 300 && word.toLowerCase() === 'healthy';
  const text = (facts.Message || word || said).slice(0, HEALTH_TEXT_CHARACTERS);
  return { kind: 'answered', isHealthy, text, version: facts.version, instanceId: facts.instanceId };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
