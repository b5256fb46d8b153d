import { queryOptions, skipToken } from '@tanstack/react-query';
import { callForValue } from '@/shared/api';
import { mayPoll, mayProbe, type HelperAccess } from '../model/helper-connection';
import { isCutOff } from '../model/page-address';
import { HEALTH_POLL_MS, HEALTH_TIMEOUT_MS, SETTINGS_POLL_MS, PROMPT_TIMEOUT_MS } from '../config/timings';
import { isHelperUngated, rememberUngated } from './helper-gate';
import { helperApi } from './helper-client';
import { helperSettingsSchema, printQueuesSchema } from './helper-schema';
import { readLocalNetworkPermission } from './local-network-permission';
import { probeHelper } from './probe-helper';

/** The helper needs no internet: these queries run while the browser reports being offline, and fail silently. */
const local = { networkMode: 'always', retry: false, meta: { silent: true } } as const;

export const printerHelperQueries = {
  all: () => ['printer-helper'] as const,
  /** Whether this page may reach the helper; keeps the person's Connect until the page is unloaded. */
  access: () =>
    queryOptions({
      ...local,
      queryKey: [...printerHelperQueries.all(), 'access'] as const,
      queryFn: async ({ client, queryKey }): Promise<HelperAccess> => {
        const permission = await readLocalNetworkPermission();
        const isAsked = client.getQueryData<HelperAccess>(queryKey)?.isAsked ?? false;
        return {
          permission,
          isUngated: isHelperUngated(permission),
          isAsked,
          isCutOff: isCutOff(location.hostname),
        };
      },
    }),
  health: (access: HelperAccess | undefined) =>
    queryOptions({
      ...local,
      queryKey: [...printerHelperQueries.all(), 'health'] as const,
      queryFn:
        access && mayProbe(access)
          ? async ({ signal }) => {
              const timeoutMs = access.isUngated ? HEALTH_TIMEOUT_MS : PROMPT_TIMEOUT_MS;
              const probe = await probeHelper({ timeoutMs, mayAskBlindly: access.isUngated, signal });
              if (probe.kind === 'answered') await rememberUngated();
              return probe;
            }
          : skipToken,
      refetchInterval: access && mayPoll(access) ? HEALTH_POLL_MS : false,
      staleTime: HEALTH_POLL_MS,
    }),
  /**
   * Settings of the helper. `instanceId` identifies the running helper, so that a restarted one is queried anew;
   * undefined while none is connected.
   */
  settings: (instanceId: string | undefined) =>
    queryOptions({
      ...local,
      queryKey: [...printerHelperQueries.all(), 'settings', instanceId] as const,
      queryFn:
        instanceId === undefined
          ? skipToken
          : ({ signal }) => callForValue(helperApi, 'get', 'api/settings', helperSettingsSchema, { signal }),
      refetchInterval: SETTINGS_POLL_MS,
      staleTime: SETTINGS_POLL_MS,
    }),
  /** The computer's name and its print queues. */
  printQueues: (instanceId: string | undefined) =>
    queryOptions({
      ...local,
      queryKey: [...printerHelperQueries.all(), 'print-queues', instanceId] as const,
      queryFn:
        instanceId === undefined
          ? skipToken
          : ({ signal }) => callForValue(helperApi, 'get', 'api/printQueues', printQueuesSchema, { signal }),
      staleTime: SETTINGS_POLL_MS,
    }),
};
