import { mutationOptions } from '@tanstack/react-query';
import {
  deliverySchema,
  WEB_HOOK_TIMEOUT_MS,
  webHookQueries,
  webHookWithSecretSchema,
} from '@/entities/web-hook';
import { callForEffect, callForValue, productApi, type Id } from '@/shared/api';
import type { NewWebHookRequest, WebHookRequest } from '../model/web-hook-form';

const meta = { errorShownBy: 'caller', invalidates: [webHookQueries.all()] } as const;

const addressOf = (id: Id) => `api/integrationwebhooks/${encodeURIComponent(id)}`;

/** Adds a web hook; the answer contains its secret, which is stored nowhere. A Platen-specific call, as all in this file. */
export const addWebHookMutation = () =>
  mutationOptions({
    mutationKey: ['add-web-hook'],
    mutationFn: (json: NewWebHookRequest) =>
      callForValue(productApi, 'post', 'api/integrationwebhooks', webHookWithSecretSchema, {
        json,
        timeout: WEB_HOOK_TIMEOUT_MS,
      }),
    gcTime: 0,
    meta,
  });

/** Changes a web hook, with the revision that the change is based on. */
export const changeWebHookMutation = () =>
  mutationOptions({
    mutationKey: ['change-web-hook'],
    mutationFn: ({ id, ...json }: WebHookRequest & { id: Id; revision: number | undefined }) =>
      callForEffect(productApi, 'put', addressOf(id), { json, timeout: WEB_HOOK_TIMEOUT_MS }),
    meta,
  });

/** Creates a new secret; both secrets sign for so many hours. */
export const renewHookSecretMutation = () =>
  mutationOptions({
    mutationKey: ['renew-web-hook-secret'],
    mutationFn: ({ id, overlapHours }: { id: Id; overlapHours: number }) =>
      callForValue(productApi, 'post', `${addressOf(id)}/secret`, webHookWithSecretSchema, {
        json: { overlapHours },
      }),
    gcTime: 0,
    meta,
  });

export const deleteWebHookMutation = () =>
  mutationOptions({
    mutationKey: ['delete-web-hook'],
    mutationFn: (id: Id) => callForEffect(productApi, 'delete', addressOf(id)),
    meta,
  });

/** Sends a test, and resolves with its delivery. */
export const testWebHookMutation = () =>
  mutationOptions({
    mutationKey: ['test-web-hook'],
    mutationFn: (id: Id) =>
      callForValue(productApi, 'post', `${addressOf(id)}/test`, deliverySchema, {
        timeout: WEB_HOOK_TIMEOUT_MS,
      }),
    meta,
  });

/** Sends a delivery again at once. */
export const retryDeliveryMutation = () =>
  mutationOptions({
    mutationKey: ['retry-delivery'],
    mutationFn: ({ id, deliveryId }: { id: Id; deliveryId: Id }) =>
      callForValue(
        productApi,
        'post',
        `${addressOf(id)}/deliveries/${encodeURIComponent(deliveryId)}/retry`,
        deliverySchema,
        { timeout: WEB_HOOK_TIMEOUT_MS },
      ),
    meta,
  });
