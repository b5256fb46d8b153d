import { mutationOptions } from '@tanstack/react-query';
import { connectorArticleQueries } from '@/entities/article';
import { connectorQueries, connectorWithKeySchema } from '@/entities/connector';
import { subscriptionQueries } from '@/entities/subscription';
import { callForEffect, callForValue, productApi, type Id } from '@/shared/api';
import type { ConnectorRequest, NewConnectorRequest } from '../model/connector-form';

const meta = {
  errorShownBy: 'caller',
  // Articles of a connector contain the connector's labels.
  invalidates: [connectorQueries.all(), connectorArticleQueries.all(), subscriptionQueries.all()],
} as const;

const addressOf = (id: Id) => `api/connectors/${encodeURIComponent(id)}`;

/** Adds a connector; the answer contains its key, which is stored nowhere. A Platen-specific call, as all in this file. */
export const addConnectorMutation = () =>
  mutationOptions({
    mutationKey: ['add-connector'],
    mutationFn: (json: NewConnectorRequest) =>
      callForValue(productApi, 'post', 'api/connectors', connectorWithKeySchema, { json }),
    gcTime: 0,
    meta,
  });

/** Changes a connector, with the revision that the change is based on. */
export const changeConnectorMutation = () =>
  mutationOptions({
    mutationKey: ['change-connector'],
    mutationFn: ({ id, ...json }: ConnectorRequest & { id: Id; revision: number | undefined }) =>
      callForEffect(productApi, 'put', addressOf(id), { json }),
    meta,
  });

/** Creates a new key; the old one ends at once. */
export const renewConnectorKeyMutation = () =>
  mutationOptions({
    mutationKey: ['renew-connector-key'],
    mutationFn: (id: Id) =>
      callForValue(productApi, 'post', `${addressOf(id)}/key`, connectorWithKeySchema, { json: {} }),
    gcTime: 0,
    meta,
  });

export const deleteConnectorMutation = () =>
  mutationOptions({
    mutationKey: ['delete-connector'],
    mutationFn: (id: Id) => callForEffect(productApi, 'delete', addressOf(id)),
    meta,
  });
