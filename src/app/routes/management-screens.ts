/**
 * How the code of each manager's and administrator's screen is loaded. This list is a chunk of its own: what all these
 * screens are made of is no business of whoever signs in to print.
 */
export const DashboardPage = async () => (await import('@/pages/dashboard')).DashboardPage;
export const UsersPage = async () => (await import('@/pages/user/list')).UsersPage;
export const EditUserPage = async () => (await import('@/pages/user/setup')).EditUserPage;
export const AddUserPage = async () => (await import('@/pages/user/setup')).AddUserPage;
export const GroupsPage = async () => (await import('@/pages/group/list')).GroupsPage;
export const EditGroupPage = async () => (await import('@/pages/group/setup')).EditGroupPage;
export const AddGroupPage = async () => (await import('@/pages/group/setup')).AddGroupPage;
export const ArticlesPage = async () => (await import('@/pages/article/list')).ArticlesPage;
export const ArticlePage = async () => (await import('@/pages/article/setup')).ArticlePage;
export const OrdersPage = async () => (await import('@/pages/order/list')).OrdersPage;
export const EditOrderPage = async () => (await import('@/pages/order/setup')).EditOrderPage;
export const AddOrderPage = async () => (await import('@/pages/order/setup')).AddOrderPage;
export const LabelsPage = async () => (await import('@/pages/label/list')).LabelsPage;
export const EditLabelPage = async () => (await import('@/pages/label/setup')).EditLabelPage;
export const AddLabelPage = async () => (await import('@/pages/label/setup')).AddLabelPage;
export const StandardLabelsPage = async () =>
  (await import('@/pages/label/standard-list')).StandardLabelsPage;
export const StandardLabelPage = async () =>
  (await import('@/pages/label/standard-detail')).StandardLabelPage;
export const MediaLibraryPage = async () => (await import('@/pages/media/library')).MediaLibraryPage;
export const PrintersPage = async () => (await import('@/pages/printer/list')).PrintersPage;
export const AddPrinterPage = async () => (await import('@/pages/printer/setup')).AddPrinterPage;
export const EditPrinterPage = async () => (await import('@/pages/printer/setup')).EditPrinterPage;
export const PreferencesPage = async () => (await import('@/pages/print/preferences')).PreferencesPage;
export const PreferenceDetailPage = async () =>
  (await import('@/pages/print/preference-detail')).PreferenceDetailPage;
export const SubscriptionCancelPage = async () =>
  (await import('@/pages/subscription/cancel')).SubscriptionCancelPage;
export const ReviewListPage = async () => (await import('@/pages/quality/list')).ReviewListPage;
export const LabelReviewPage = async () => (await import('@/pages/quality/detail')).LabelReviewPage;
export const PreviewPage = async () => (await import('@/pages/quality/preview')).PreviewPage;
export const ApprovePage = async () => (await import('@/pages/quality/approve')).ApprovePage;
export const PublishPage = async () => (await import('@/pages/quality/publish')).PublishPage;
export const UploadVersionPage = async () => (await import('@/pages/quality/upload')).UploadVersionPage;
export const ReplaceVersionPage = async () => (await import('@/pages/quality/upload')).ReplaceVersionPage;
export const WidgetAdministrationPage = async () =>
  (await import('@/pages/widget/administration')).WidgetAdministrationPage;
export const IntegrationClientsPage = async () =>
  (await import('@/pages/integration/clients')).IntegrationClientsPage;
export const AddIntegrationClientPage = async () =>
  (await import('@/pages/integration/client-setup')).AddIntegrationClientPage;
export const EditIntegrationClientPage = async () =>
  (await import('@/pages/integration/client-setup')).EditIntegrationClientPage;
export const WebHooksPage = async () => (await import('@/pages/integration/web-hooks')).WebHooksPage;
export const ImportDataPage = async () => (await import('@/pages/import/data')).ImportDataPage;
export const ImportConfigurationsPage = async () =>
  (await import('@/pages/import/configurations')).ImportConfigurationsPage;
export const AddConfigurationPage = async () =>
  (await import('@/pages/import/configuration-setup')).AddConfigurationPage;
export const EditConfigurationPage = async () =>
  (await import('@/pages/import/configuration-setup')).EditConfigurationPage;
export const ImportHistoryPage = async () => (await import('@/pages/import/history')).ImportHistoryPage;
export const AgentsPage = async () => (await import('@/pages/integration/agents')).AgentsPage;
export const ConnectorsPage = async () => (await import('@/pages/integration/connectors')).ConnectorsPage;
export const ConnectorPage = async () => (await import('@/pages/integration/connectors')).ConnectorPage;
