import type { ArticleServices } from '../catalogue/articles/article-services.ts';
import type { ImportServices } from '../exchange/imports/import-services.ts';
import type { OpenIdServices } from '../people/open-id/open-id-services.ts';
import type { PrintServices } from '../printing/print/print-services.ts';
import type { ReleaseServices } from '../exchange/updates/release-services.ts';
import type { WebHookServices } from '../exchange/web-hooks/web-hook-services.ts';
import type { SystemServices } from './system/system-services.ts';

/** Services of the handlers of all layers; created once by createServer. */
export type AllServices = ArticleServices &
  ImportServices &
  OpenIdServices &
  PrintServices &
  ReleaseServices &
  SystemServices &
  WebHookServices;
