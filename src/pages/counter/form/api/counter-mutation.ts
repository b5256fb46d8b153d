import { mutationOptions } from '@tanstack/react-query';
import { counterQueries } from '@/entities/label';
import { callForEffect, productApi, type Id } from '@/shared/api';
import type { ChangedCounterRequest, NewCounterRequest } from '../model/counter-form';

const meta = { errorShownBy: 'caller', invalidates: [counterQueries.all()] } as const;

const addressOf = (id: Id) => `api/counters/${encodeURIComponent(id)}`;

/** Adds a counter. A Platen-specific call, as all in this file. */
export const addCounterMutation = () =>
  mutationOptions({
    mutationKey: ['add-counter'],
    mutationFn: (json: NewCounterRequest) => callForEffect(productApi, 'post', 'api/counters', { json }),
    meta,
  });

/** Changes a counter, with the revision that the change is based on. */
export const changeCounterMutation = () =>
  mutationOptions({
    mutationKey: ['change-counter'],
    mutationFn: ({ id, ...json }: ChangedCounterRequest & { id: Id; revision: number | undefined }) =>
      callForEffect(productApi, 'put', addressOf(id), { json }),
    meta,
  });

export const deleteCounterMutation = () =>
  mutationOptions({
    mutationKey: ['delete-counter'],
    mutationFn: (id: Id) => callForEffect(productApi, 'delete', addressOf(id)),
    meta,
  });
