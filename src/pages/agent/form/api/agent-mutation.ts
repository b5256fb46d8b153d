import { mutationOptions } from '@tanstack/react-query';
import { agentQueries, agentWithKeySchema } from '@/entities/agent';
import { printerQueries } from '@/entities/printer';
import { subscriptionQueries } from '@/entities/subscription';
import { callForEffect, callForValue, productApi, type Id } from '@/shared/api';
import type { AgentRequest, NewAgentRequest } from '../model/agent-form';

const meta = {
  errorShownBy: 'caller',
  // Printers tell of the agent they are reached through.
  invalidates: [agentQueries.all(), subscriptionQueries.all(), printerQueries.all()],
} as const;

const addressOf = (id: Id) => `api/agents/${encodeURIComponent(id)}`;

/** Adds an agent; the answer tells its key, which is kept nowhere. One of our own calls, as all of these. */
export const addAgentMutation = () =>
  mutationOptions({
    mutationKey: ['add-agent'],
    mutationFn: (json: NewAgentRequest) =>
      callForValue(productApi, 'post', 'api/agents', agentWithKeySchema, { json }),
    gcTime: 0,
    meta,
  });

/** Changes an agent over the revision it was begun on. */
export const changeAgentMutation = () =>
  mutationOptions({
    mutationKey: ['change-agent'],
    mutationFn: ({ id, ...json }: AgentRequest & { id: Id; revision: number | undefined }) =>
      callForEffect(productApi, 'put', addressOf(id), { json }),
    meta,
  });

/** Makes another key; the old one ends at once. */
export const renewAgentKeyMutation = () =>
  mutationOptions({
    mutationKey: ['renew-agent-key'],
    mutationFn: (id: Id) =>
      callForValue(productApi, 'post', `${addressOf(id)}/key`, agentWithKeySchema, { json: {} }),
    gcTime: 0,
    meta,
  });

/** Deletes an agent; one that printers go through is refused. */
export const deleteAgentMutation = () =>
  mutationOptions({
    mutationKey: ['delete-agent'],
    mutationFn: (id: Id) => callForEffect(productApi, 'delete', addressOf(id)),
    meta,
  });
