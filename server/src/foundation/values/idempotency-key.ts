import { z } from 'zod';

/** Key of one request, so that it is executed once however often it arrives. */
export const idempotencyKeySchema = z.string().min(1).max(200).optional();
