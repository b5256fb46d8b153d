import { z } from 'zod';
import { foldEmail } from '../auth/account-identity.ts';

/** An e-mail address, in lower case. */
export const emailSchema = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email('must be an e-mail address'))
  .transform(foldEmail);

/** Token from a link or a mail. */
export const tokenSchema = z.string().min(1).max(500);
