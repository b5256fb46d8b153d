import { mutationOptions } from '@tanstack/react-query';
import { agentQueries, agentWithKeySchema } from '@/entities/agent';
import { printerQueries } from '@/entities/printer';
import { subscriptionQueries } from '@/entities/subscription';
import { callForEffect, callForValue, productApi, type Id } from '@/shared/api';
import type { AgentRequest, NewAgentRequest } from '../model/agent-form';

const meta = {
  errorShownBy: 'caller',
  // Printers contain the agent they are reached through.
  invalidates: [agentQueries.all(), subscriptionQueries.all(), printerQueries.all()],
} as const;

const addressOf = (id: Id) => `api/agents/${encodeURIComponent(id)}`;

/** Adds an agent; the answer contains its key, which is stored nowhere. A Platen-specific call, as all in this file. */
export const addAgentMutation = () =>
  mutationOptions({
    mutationKey: ['add-agent'],
    mutationFn: (json: NewAgentRequest) =>
      callForValue(productApi, 'post', 'api/agents', agentWithKeySchema, { json }),
    gcTime: 0,
    meta,
  });

/** Changes an agent, with the revision that the change is based on. */
export const changeAgentMutation = () =>
  mutationOptions({
    mutationKey: ['change-agent'],
    mutationFn: ({ id, ...json }: AgentRequest & { id: Id; revision: number | undefined }) =>
      callForEffect(productApi, 'put', addressOf(id), { json }),
    meta,
  });

/** Creates a new key; the old one ends at once. */
export const renewAgentKeyMutation = () =>
  mutationOptions({
    mutationKey: ['renew-agent-key'],
    mutationFn: (id: Id) =>
      callForValue(productApi, 'post', `${addressOf(id)}/key`, agentWithKeySchema, { json: {} }),
    gcTime: 0,
    meta,
  });

/** Deletes an agent; refused if printers use it. */
export const deleteAgentMutation = () =>
  mutationOptions({
    mutationKey: ['delete-agent'],
    mutationFn: (id: Id) => callForEffect(productApi, 'delete', addressOf(id)),
    meta,
  });
