import { passwordRoutes } from './accounts/password-routes.ts';
import { registrationRoutes } from './accounts/registration-routes.ts';
import { agentRoutes } from './agents/agent-routes.ts';
import { agentConnectRoutes } from './agents/connect/connect-routes.ts';
import { agentJobRoutes } from './agents/jobs/agent-job-routes.ts';
import { articleRoutes } from './articles/article-routes.ts';
import { articleWriteRoutes } from './articles/article-write-routes.ts';
import { labelManyRoutes } from './articles/label-many-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { authRoutes } from './auth/auth-routes.ts';
import { clientRoutes } from './clients/client-routes.ts';
import { tokenRoutes } from './clients/token-routes.ts';
import { connectorArticleRoutes } from './connectors/connector-article-routes.ts';
import { connectorProgramRoutes } from './connectors/connector-program-routes.ts';
import { connectorRoutes } from './connectors/connector-routes.ts';
import { countRoutes } from './counts/count-routes.ts';
import { groupRoutes } from './groups/group-routes.ts';
import { groupWriteRoutes } from './groups/group-write-routes.ts';
import { healthRoutes } from './http/health-routes.ts';
import { openApiRoutes } from './http/openapi-routes.ts';
import { configurationRoutes } from './imports/configuration-routes.ts';
import { importRoutes } from './imports/import-routes.ts';
import { invitationRoutes } from './invitations/invitation-routes.ts';
import type { AllServices } from './all-services.ts';
import type { Route } from './http/route.ts';
import { labelFileRoutes } from './labels/files/label-file-routes.ts';
import { labelRoutes } from './labels/label-routes.ts';
import { labelWriteRoutes } from './labels/label-write-routes.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { mediaWriteRoutes } from './media/media-write-routes.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { orderWriteRoutes } from './orders/order-write-routes.ts';
import { printRulesRoutes } from './organizations/print-rules-routes.ts';
import { preferenceRoutes } from './preferences/preference-routes.ts';
import { printSettingsRoutes } from './preferences/print-settings-routes.ts';
import { openIdRoutes } from './open-id/open-id-routes.ts';
import { printFileRoutes } from './print/print-file-routes.ts';
import { printHistoryRoutes } from './print/print-history-routes.ts';
import { printRoutes } from './print/print-routes.ts';
import { printStatusRoutes } from './print/print-status-routes.ts';
import { reprintRoutes } from './print/reprint/reprint-routes.ts';
import { printerRoutes } from './printers/printer-routes.ts';
import { printerWriteRoutes } from './printers/printer-write-routes.ts';
import { testPrintRoutes } from './printers/test-print-routes.ts';
import { draftRoutes } from './quality/draft-routes.ts';
import { historyRoutes } from './quality/history-routes.ts';
import { qualityRoutes } from './quality/quality-routes.ts';
import { reviewRoutes } from './quality/review-routes.ts';
import { versionRoutes } from './quality/version-routes.ts';
import { helpRoutes } from './help/help-routes.ts';
import { setupRoutes } from './setup/setup-routes.ts';
import { standardLabelRoutes } from './standard-labels/standard-label-routes.ts';
import { subscriptionRoutes } from './subscription/subscription-routes.ts';
import { updateRoutes } from './updates/update-routes.ts';
import { userRoutes } from './users/user-routes.ts';
import { userWriteRoutes } from './users/user-write-routes.ts';
import { deliveryRoutes } from './web-hooks/delivery-routes.ts';
import { webHookRoutes } from './web-hooks/web-hook-routes.ts';
import { widgetRoutes } from './widgets/widget-routes.ts';
import { widgetWriteRoutes } from './widgets/widget-write-routes.ts';

const calls: readonly Route<AllServices>[] = [
  ...healthRoutes,
  ...authRoutes,
  ...openIdRoutes,
  ...registrationRoutes,
  ...passwordRoutes,
  ...setupRoutes,
  ...helpRoutes,
  ...subscriptionRoutes,
  ...printRulesRoutes,
  ...countRoutes,
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
  ...qualityRoutes,
  ...versionRoutes,
  ...draftRoutes,
  ...reviewRoutes,
  ...historyRoutes,
  ...printRoutes,
  ...printStatusRoutes,
  ...printHistoryRoutes,
  ...reprintRoutes,
  ...printFileRoutes,
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

/** Every call of the server. A call exists when it has a line here; the app and /openapi.json are made from it. */
export const routeTable: readonly Route<AllServices>[] = [...calls, ...openApiRoutes(calls)];
