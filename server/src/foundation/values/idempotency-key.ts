import { z } from 'zod';

/** Names one request, so that it does its work once however often it arrives. */
export const idempotencyKeySchema = z.string().min(1).max(200).optional();
