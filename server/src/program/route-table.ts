import { passwordRoutes } from '../people/accounts/password-routes.ts';
import { registrationRoutes } from '../people/accounts/registration-routes.ts';
import { agentRoutes } from '../printing/agents/agent-routes.ts';
import { agentConnectRoutes } from '../printing/agents/connect/connect-routes.ts';
import { agentJobRoutes } from '../printing/agents/jobs/agent-job-routes.ts';
import { articleRoutes } from '../catalogue/articles/article-routes.ts';
import { articleWriteRoutes } from '../catalogue/articles/article-write-routes.ts';
import { labelManyRoutes } from '../catalogue/articles/label-many-routes.ts';
import { auditRoutes } from '../foundation/audit/audit-routes.ts';
import { authRoutes } from '../people/auth/auth-routes.ts';
import { clientRoutes } from '../people/clients/client-routes.ts';
import { tokenRoutes } from '../people/clients/token-routes.ts';
import { connectorArticleRoutes } from '../catalogue/connectors/connector-article-routes.ts';
import { connectorProgramRoutes } from '../catalogue/connectors/connector-program-routes.ts';
import { connectorRoutes } from '../catalogue/connectors/connector-routes.ts';
import { countRoutes } from './counts/count-routes.ts';
import { groupRoutes } from '../people/groups/group-routes.ts';
import { groupWriteRoutes } from '../people/groups/group-write-routes.ts';
import { healthRoutes } from '../foundation/http/health-routes.ts';
import { openApiRoutes } from '../foundation/http/openapi-routes.ts';
import { configurationRoutes } from '../exchange/imports/configuration-routes.ts';
import { importRoutes } from '../exchange/imports/import-routes.ts';
import { invitationRoutes } from '../people/accounts/invitation-routes.ts';
import type { AllServices } from './all-services.ts';
import type { Route } from '../foundation/http/route.ts';
import { labelFileRoutes } from '../design/labels/files/label-file-routes.ts';
import { labelRoutes } from '../design/labels/label-routes.ts';
import { labelWriteRoutes } from '../design/labels/label-write-routes.ts';
import { mediaRoutes } from '../design/media/media-routes.ts';
import { mediaWriteRoutes } from '../design/media/media-write-routes.ts';
import { orderRoutes } from '../catalogue/orders/order-routes.ts';
import { orderWriteRoutes } from '../catalogue/orders/order-write-routes.ts';
import { printRulesRoutes } from '../people/organizations/print-rules-routes.ts';
import { preferenceRoutes } from '../printing/preferences/preference-routes.ts';
import { printSettingsRoutes } from '../printing/preferences/print-settings-routes.ts';
import { openIdRoutes } from '../people/open-id/open-id-routes.ts';
import { printFileRoutes } from '../printing/files/print-file-routes.ts';
import { proofRoutes } from '../printing/print/proof/proof-routes.ts';
import { fileMappingRoutes } from '../printing/file-mappings/file-mapping-routes.ts';
import { counterRoutes } from '../printing/counters/counter-routes.ts';
import { labelDaysRoutes } from '../people/organizations/label-days-routes.ts';
import { printHistoryRoutes } from '../printing/print/print-history-routes.ts';
import { lineCheckRoutes } from '../printing/print/line-check/line-check-routes.ts';
import { printRoutes } from '../printing/print/print-routes.ts';
import { printStatusRoutes } from '../printing/status/print-status-routes.ts';
import { reprintRoutes } from '../printing/print/reprint/reprint-routes.ts';
import { printerRoutes } from '../printing/printers/printer-routes.ts';
import { printerWriteRoutes } from '../printing/printers/printer-write-routes.ts';
import { testPrintRoutes } from '../printing/printers/test-print-routes.ts';
import { draftRoutes } from '../design/review/draft-routes.ts';
import { historyRoutes } from '../design/review/history-routes.ts';
import { reviewListRoutes } from '../design/review/review-list-routes.ts';
import { reviewRoutes } from '../design/review/review-routes.ts';
import { versionRoutes } from '../design/review/version-routes.ts';
import { helpRoutes } from './help/help-routes.ts';
import { systemRoutes } from './system/system-routes.ts';
import { secondFactorRoutes } from '../people/second-factor/second-factor-routes.ts';
import { setupRoutes } from './setup/setup-routes.ts';
import { standardLabelRoutes } from '../design/standard-labels/standard-label-routes.ts';
import { subscriptionRoutes } from '../people/subscription/subscription-routes.ts';
import { updateRoutes } from '../exchange/updates/update-routes.ts';
import { userRoutes } from '../people/users/user-routes.ts';
import { userWriteRoutes } from '../people/users/user-write-routes.ts';
import { deliveryRoutes } from '../exchange/web-hooks/delivery-routes.ts';
import { webHookRoutes } from '../exchange/web-hooks/web-hook-routes.ts';
import { widgetRoutes } from '../printing/widgets/widget-routes.ts';
import { widgetWriteRoutes } from '../printing/widgets/widget-write-routes.ts';

const calls: readonly Route<AllServices>[] = [
  ...healthRoutes,
  ...authRoutes,
  ...openIdRoutes,
  ...registrationRoutes,
  ...passwordRoutes,
  ...secondFactorRoutes,
  ...setupRoutes,
  ...helpRoutes,
  ...subscriptionRoutes,
  ...printRulesRoutes,
  ...labelDaysRoutes,
  ...counterRoutes,
  ...countRoutes,
  ...systemRoutes,
  ...articleRoutes,
  ...articleWriteRoutes,
  ...labelManyRoutes,
  ...connectorRoutes,
  ...connectorArticleRoutes,
  ...connectorProgramRoutes,
  ...orderRoutes,
  ...orderWriteRoutes,
  ...groupRoutes,
  ...groupWriteRoutes,
  ...labelRoutes,
  ...labelWriteRoutes,
  ...labelFileRoutes,
  ...standardLabelRoutes,
  ...mediaRoutes,
  ...mediaWriteRoutes,
  ...importRoutes,
  ...configurationRoutes,
  ...printerRoutes,
  ...printerWriteRoutes,
  ...testPrintRoutes,
  ...preferenceRoutes,
  ...printSettingsRoutes,
  ...userRoutes,
  ...userWriteRoutes,
  ...invitationRoutes,
  ...auditRoutes,
  ...reviewListRoutes,
  ...versionRoutes,
  ...draftRoutes,
  ...reviewRoutes,
  ...historyRoutes,
  ...printRoutes,
  ...lineCheckRoutes,
  ...printStatusRoutes,
  ...printHistoryRoutes,
  ...reprintRoutes,
  ...proofRoutes,
  ...printFileRoutes,
  ...fileMappingRoutes,
  ...clientRoutes,
  ...agentRoutes,
  ...agentJobRoutes,
  ...agentConnectRoutes,
  ...tokenRoutes,
  ...webHookRoutes,
  ...deliveryRoutes,
  ...updateRoutes,
  ...widgetRoutes,
  ...widgetWriteRoutes,
];

/** All calls of the server. A call exists if it is listed here; the app and /openapi.json are created from this table. */
export const routeTable: readonly Route<AllServices>[] = [...calls, ...openApiRoutes(calls)];
