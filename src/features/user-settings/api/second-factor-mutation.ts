import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { userQueries } from '@/entities/user';
import { accountApi, callForEffect, callForValue, lenient, productApi, type Id } from '@/shared/api';
import { SECOND_FACTOR, secondFactorQueries } from './second-factor-queries';

const begunSchema = z.object({ secret: z.string(), uri: z.string() });
const confirmedSchema = z.object({ recoveryCodes: lenient.list(z.string()) });

/** What an authenticator app is told; the server tells it once. */
export type BegunFactor = z.infer<typeof begunSchema>;

/** Begins to set up the person's second factor. Rejects with ApiError. */
export const beginFactorMutation = () =>
  mutationOptions({
    mutationKey: ['begin-second-factor'],
    mutationFn: (json: { password: string }) =>
      callForValue(accountApi, 'post', SECOND_FACTOR, begunSchema, { json }),
    // The secret is not kept once its screen is left.
    gcTime: 0,
    meta: { errorShownBy: 'caller' },
  });

/** Turns the second factor on with a code, and returns the recovery codes. Rejects with ApiError. */
export const confirmFactorMutation = () =>
  mutationOptions({
    mutationKey: ['confirm-second-factor'],
    mutationFn: async (json: { code: string }) =>
      (await callForValue(accountApi, 'post', `${SECOND_FACTOR}/confirm`, confirmedSchema, { json }))
        .recoveryCodes,
    gcTime: 0,
    meta: { errorShownBy: 'caller' },
  });

/** Turns the second factor off. Rejects with ApiError. */
export const turnOffFactorMutation = () =>
  mutationOptions({
    mutationKey: ['turn-off-second-factor'],
    mutationFn: (json: { password: string; code: string }) =>
      callForEffect(accountApi, 'post', `${SECOND_FACTOR}/off`, { json }),
    meta: { errorShownBy: 'caller', invalidates: [secondFactorQueries.all(), userQueries.all()] },
  });

/** Changes whether administrators need a second factor. Rejects with ApiError. */
export const factorRuleMutation = () =>
  mutationOptions({
    mutationKey: ['second-factor-rule'],
    mutationFn: (json: { asksSecondFactor: boolean }) =>
      callForEffect(accountApi, 'put', `${SECOND_FACTOR}/rule`, { json }),
    meta: { errorShownBy: 'caller', invalidates: [secondFactorQueries.all()] },
  });

/** Removes the second factor of somebody else, who lost the device. Rejects with ApiError. */
export const removeFactorMutation = () =>
  mutationOptions({
    mutationKey: ['remove-second-factor'],
    mutationFn: (userId: Id) =>
      callForEffect(productApi, 'delete', `api/users/${encodeURIComponent(userId)}/secondfactor`),
    meta: { errorShownBy: 'caller', invalidates: [userQueries.all()] },
  });
