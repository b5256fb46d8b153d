import { passwordRoutes } from './accounts/password-routes.ts';
import { registrationRoutes } from './accounts/registration-routes.ts';
import { articleRoutes } from './articles/article-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { authRoutes } from './auth/auth-routes.ts';
import { groupRoutes } from './groups/group-routes.ts';
import { healthRoutes } from './http/health-routes.ts';
import { openApiRoutes } from './http/openapi-routes.ts';
import { invitationRoutes } from './invitations/invitation-routes.ts';
import type { Route } from './http/route.ts';
import { labelRoutes } from './labels/label-routes.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { preferenceRoutes } from './preferences/preference-routes.ts';
import { openIdRoutes } from './open-id/open-id-routes.ts';
import { printFileRoutes } from './print/print-file-routes.ts';
import { printHistoryRoutes } from './print/print-history-routes.ts';
import { printRoutes } from './print/print-routes.ts';
import { printStatusRoutes } from './print/print-status-routes.ts';
import { printerRoutes } from './printers/printer-routes.ts';
import { qualityRoutes } from './quality/quality-routes.ts';
import { setupRoutes } from './setup/setup-routes.ts';
import { subscriptionRoutes } from './subscription/subscription-routes.ts';
import { updateRoutes } from './updates/update-routes.ts';
import { userRoutes } from './users/user-routes.ts';
import { widgetRoutes } from './widgets/widget-routes.ts';

const calls: readonly Route[] = [
  ...healthRoutes,
  ...authRoutes,
  ...openIdRoutes,
  ...registrationRoutes,
  ...passwordRoutes,
  ...setupRoutes,
  ...subscriptionRoutes,
  ...articleRoutes,
  ...groupRoutes,
  ...labelRoutes,
  ...mediaRoutes,
  ...printerRoutes,
  ...preferenceRoutes,
  ...userRoutes,
  ...invitationRoutes,
  ...auditRoutes,
  ...qualityRoutes,
  ...printRoutes,
  ...printStatusRoutes,
  ...printHistoryRoutes,
  ...printFileRoutes,
  ...updateRoutes,
  ...widgetRoutes,
];

/** Every call of the server. A call exists when it has a line here; the app and /openapi.json are made from it. */
export const routeTable: readonly Route[] = [...calls, ...openApiRoutes(calls)];
