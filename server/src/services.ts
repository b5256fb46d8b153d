import type { ArticleCounts } from './articles/article-counts.ts';
import type { ServerConfig } from './server-config.ts';
import type { ServerKeys } from './auth/server-keys.ts';
import type { Logger } from './http/logger.ts';
import type { ImportRunner } from './imports/run/import-runner.ts';
import type { MailDelivery } from './mail/mail-delivery.ts';
import type { OpenIdProviders } from './open-id/open-id-providers.ts';
import type { LabelRenderer } from './print/label-renderer.ts';
import type { ProgramNews } from './programs/program-news.ts';
import type { Store } from './store/store.ts';
import type { AddressRules } from './web-hooks/hook-address.ts';
import type { WebHookDelivery } from './web-hooks/web-hook-delivery.ts';

/** What the handlers work with; made once by createServer. */
export interface Services {
  readonly store: Store;
  readonly config: ServerConfig;
  readonly keys: ServerKeys;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly renderer: LabelRenderer;
  readonly articleCounts: ArticleCounts;
  readonly openId: OpenIdProviders;
  readonly mail: Pick<MailDelivery, 'wake'>;
  readonly webHooks: Pick<WebHookDelivery, 'wake' | 'deliverNow'> & { readonly rules: AddressRules };
  readonly programNews: Pick<ProgramNews, 'tell' | 'wait'>;
  readonly imports: Pick<ImportRunner, 'wake'>;
}

/** The time; a parameter, so that tests can move it. */
export type Clock = () => Date;
