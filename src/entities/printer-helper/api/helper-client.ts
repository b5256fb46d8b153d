import ky from 'ky';
import { runtimeConfig } from '@/shared/config';

/**
 * The printer helper on this computer. Never repeats a call by itself: a print that may have arrived is asked for
 * again by a person only.
 */
export const helperApi = ky.create({
  retry: 0,
  hooks: {
    init: [
      (options) => {
        options.prefix = runtimeConfig().helperUrl;
      },
    ],
  },
});
