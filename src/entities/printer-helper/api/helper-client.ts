import ky from 'ky';
import { runtimeConfig } from '@/shared/config';

/**
 * HTTP client of the printer helper on this computer. Never retries by itself: only a person may repeat a print that
 * may have arrived.
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
