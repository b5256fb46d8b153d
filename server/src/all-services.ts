import type { ArticleServices } from './articles/article-services.ts';
import type { ImportServices } from './imports/import-services.ts';
import type { OpenIdServices } from './open-id/open-id-services.ts';
import type { PrintServices } from './print/print-services.ts';
import type { ReleaseServices } from './updates/release-services.ts';
import type { WebHookServices } from './web-hooks/web-hook-services.ts';

/** What the handlers of all rooms work with; made once by createServer. */
export type AllServices = ArticleServices &
  ImportServices &
  OpenIdServices &
  PrintServices &
  ReleaseServices &
  WebHookServices;
