import { mutationOptions } from '@tanstack/react-query';
import { clientWithSecretSchema, integrationClientQueries } from '@/entities/integration-client';
import { subscriptionQueries } from '@/entities/subscription';
import { callForEffect, callForValue, productApi, type Id } from '@/shared/api';
import type { ClientRequest, NewClientRequest } from '../model/client-form';

const meta = {
  errorShownBy: 'caller',
  invalidates: [integrationClientQueries.all(), subscriptionQueries.all()],
} as const;

const addressOf = (id: Id) => `api/integrationclients/${encodeURIComponent(id)}`;

/** Adds a client; the answer contains its secret, which is stored nowhere. A Platen-specific call. */
export const addClientMutation = () =>
  mutationOptions({
    mutationKey: ['add-integration-client'],
    mutationFn: (json: NewClientRequest) =>
      callForValue(productApi, 'post', 'api/integrationclients', clientWithSecretSchema, { json }),
    gcTime: 0,
    meta,
  });

/** Changes a client, with the revision that the change is based on. A Platen-specific call. */
export const changeClientMutation = () =>
  mutationOptions({
    mutationKey: ['change-integration-client'],
    mutationFn: ({ id, ...json }: ClientRequest & { id: Id; revision: number | undefined }) =>
      callForEffect(productApi, 'put', addressOf(id), { json }),
    meta,
  });

/** Creates a new secret; the old one stays valid for so many hours. A Platen-specific call. */
export const renewSecretMutation = () =>
  mutationOptions({
    mutationKey: ['renew-integration-client-secret'],
    mutationFn: ({ id, overlapHours }: { id: Id; overlapHours: number }) =>
      callForValue(productApi, 'post', `${addressOf(id)}/secret`, clientWithSecretSchema, {
        json: { overlapHours },
      }),
    gcTime: 0,
    meta,
  });

/** Deletes a client. A Platen-specific call. */
export const deleteClientMutation = () =>
  mutationOptions({
    mutationKey: ['delete-integration-client'],
    mutationFn: (id: Id) => callForEffect(productApi, 'delete', addressOf(id)),
    meta,
  });
