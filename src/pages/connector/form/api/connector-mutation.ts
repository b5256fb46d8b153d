import { mutationOptions } from '@tanstack/react-query';
import { connectorArticleQueries } from '@/entities/article';
import { connectorQueries, connectorWithKeySchema } from '@/entities/connector';
import { subscriptionQueries } from '@/entities/subscription';
import { callForEffect, callForValue, productApi, type Id } from '@/shared/api';
import type { ConnectorRequest, NewConnectorRequest } from '../model/connector-form';

const meta = {
  errorShownBy: 'caller',
  // An article of a connector carries the connector's labels.
  invalidates: [connectorQueries.all(), connectorArticleQueries.all(), subscriptionQueries.all()],
} as const;

const addressOf = (id: Id) => `api/connectors/${encodeURIComponent(id)}`;

/** Adds a connector; the answer tells its key, which is kept nowhere. One of our own calls, as all of these. */
export const addConnectorMutation = () =>
  mutationOptions({
    mutationKey: ['add-connector'],
    mutationFn: (json: NewConnectorRequest) =>
      callForValue(productApi, 'post', 'api/connectors', connectorWithKeySchema, { json }),
    gcTime: 0,
    meta,
  });

/** Changes a connector over the revision it was begun on. */
export const changeConnectorMutation = () =>
  mutationOptions({
    mutationKey: ['change-connector'],
    mutationFn: ({ id, ...json }: ConnectorRequest & { id: Id; revision: number | undefined }) =>
      callForEffect(productApi, 'put', addressOf(id), { json }),
    meta,
  });

/** Makes another key; the old one ends at once. */
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
