import type { ComponentType } from 'react';
import { access } from '@/entities/session';
import { paths } from '@/shared/routes';
import type { RouteAccess } from './decide-navigation';

/** One screen: where it is, who may enter, what frame it has, and the chunk that draws it. */
export interface RouteSpec {
  path: string;
  title: string;
  access: RouteAccess;
  layout: 'public' | 'member';
  page: () => Promise<ComponentType>;
}

/** Screens of the specification that are still to come say so honestly. */
export const notBuilt = async () => (await import('@/pages/not-built')).NotBuiltPage;

/** Every screen of the specification, section 2. A screen exists when it has a line here. */
export const routeTable: readonly RouteSpec[] = [
  { path: paths.login, title: 'Sign in', access: 'signed-out', layout: 'public', page: async () => (await import('@/pages/auth/login')).LoginPage },
  { path: paths.register, title: 'Register', access: 'signed-out', layout: 'public', page: notBuilt },
  { path: paths.policy, title: 'Policy', access: 'public', layout: 'public', page: notBuilt },
  { path: paths.invite, title: 'Account setup', access: 'public', layout: 'public', page: notBuilt },
  { path: paths.passwordForgot, title: 'Forgot password', access: 'public', layout: 'public', page: notBuilt },
  { path: paths.silentLogin, title: 'Signing in', access: 'public', layout: 'public', page: notBuilt },
  { path: paths.logout, title: 'Logout', access: 'public', layout: 'public', page: async () => (await import('@/pages/auth/logout')).LogoutPage },
  { path: paths.dashboard, title: 'Dashboard', access: access.administration, layout: 'member', page: notBuilt },
  { path: paths.users, title: 'Users', access: access.administration, layout: 'member', page: notBuilt },
  { path: paths.user, title: 'User', access: access.administration, layout: 'member', page: notBuilt },
  { path: paths.userAdd, title: 'Add user', access: access.administration, layout: 'member', page: notBuilt },
  { path: paths.groups, title: 'Groups', access: access.groups, layout: 'member', page: notBuilt },
  { path: paths.group, title: 'Group', access: access.groups, layout: 'member', page: notBuilt },
  { path: paths.groupAdd, title: 'Add group', access: access.groups, layout: 'member', page: notBuilt },
  { path: paths.articles, title: 'Articles', access: access.articles, layout: 'member', page: notBuilt },
  { path: paths.article, title: 'Article', access: access.articles, layout: 'member', page: notBuilt },
  { path: paths.orders, title: 'Orders', access: access.orders, layout: 'member', page: notBuilt },
  { path: paths.order, title: 'Order', access: access.orders, layout: 'member', page: notBuilt },
  { path: paths.orderAdd, title: 'Add order', access: access.orders, layout: 'member', page: notBuilt },
  { path: paths.labels, title: 'Labels', access: access.labels, layout: 'member', page: notBuilt },
  { path: paths.label, title: 'Label', access: access.labels, layout: 'member', page: notBuilt },
  { path: paths.labelAdd, title: 'Add label', access: access.labels, layout: 'member', page: notBuilt },
  { path: paths.standardLabels, title: 'Standard labels', access: access.labels, layout: 'member', page: notBuilt },
  { path: paths.standardLabel, title: 'Standard label', access: access.labels, layout: 'member', page: notBuilt },
  { path: paths.mediaLibrary, title: 'Media library', access: access.labels, layout: 'member', page: notBuilt },
  { path: paths.printers, title: 'Printers', access: access.printers, layout: 'member', page: notBuilt },
  { path: paths.printerAdd, title: 'Add printer', access: access.printers, layout: 'member', page: notBuilt },
  { path: paths.printer, title: 'Printer', access: access.printers, layout: 'member', page: notBuilt },
  { path: paths.preferences, title: 'Print preferences', access: access.preferences, layout: 'member', page: notBuilt },
  { path: paths.preference, title: 'Print preference', access: access.preferences, layout: 'member', page: notBuilt },
  { path: paths.home, title: 'Home', access: access.member, layout: 'member', page: async () => (await import('@/pages/home')).HomePage },
  { path: paths.myOrders, title: 'My orders', access: access.member, layout: 'member', page: notBuilt },
  { path: paths.quickPrint, title: 'Quick print', access: access.member, layout: 'member', page: async () => (await import('@/pages/widget/quick-print')).QuickPrintPage },
  { path: paths.printOrder, title: 'Print order', access: access.member, layout: 'member', page: notBuilt },
  { path: paths.printArticles, title: 'My articles', access: access.member, layout: 'member', page: async () => (await import('@/pages/print/articles')).PrintArticlesPage },
  { path: paths.printArticle, title: 'Print article', access: access.member, layout: 'member', page: async () => (await import('@/pages/print/article')).PrintArticlePage },
  { path: paths.printConnectorArticle, title: 'Print article', access: access.member, layout: 'member', page: notBuilt },
  { path: paths.printLabels, title: 'My labels', access: access.member, layout: 'member', page: notBuilt },
  { path: paths.printLabelArticles, title: 'Articles of a label', access: access.member, layout: 'member', page: notBuilt },
  { path: paths.printLabel, title: 'Print label', access: access.member, layout: 'member', page: notBuilt },
  { path: paths.printLabelOrder, title: 'Print label', access: access.member, layout: 'member', page: notBuilt },
  { path: paths.printLabelArticle, title: 'Print label', access: access.member, layout: 'member', page: notBuilt },
  { path: paths.printLabelArticleName, title: 'Print label', access: access.member, layout: 'member', page: notBuilt },
  { path: paths.widgets, title: 'Widgets', access: access.member, layout: 'member', page: notBuilt },
  { path: paths.settings, title: 'Settings', access: access.signedIn, layout: 'member', page: notBuilt },
  { path: paths.printHistory, title: 'Print history', access: access.signedIn, layout: 'member', page: notBuilt },
  { path: paths.qualityLabels, title: 'Label review', access: access.quality, layout: 'member', page: notBuilt },
  { path: paths.qualityLabel, title: 'Label versions', access: access.quality, layout: 'member', page: notBuilt },
  { path: paths.qualityPreview, title: 'Preview', access: access.quality, layout: 'member', page: notBuilt },
  { path: paths.qualityApprove, title: 'Approve', access: access.quality, layout: 'member', page: notBuilt },
  { path: paths.qualityPublish, title: 'Publish', access: access.quality, layout: 'member', page: notBuilt },
  { path: paths.qualityUpload, title: 'Upload version', access: access.quality, layout: 'member', page: notBuilt },
  { path: paths.qualityReplace, title: 'Replace version', access: access.quality, layout: 'member', page: notBuilt },
  { path: paths.integrationClients, title: 'Integration clients', access: access.administration, layout: 'member', page: notBuilt },
  { path: paths.integrationClientAdd, title: 'Add integration client', access: access.administration, layout: 'member', page: notBuilt },
  { path: paths.integrationClient, title: 'Integration client', access: access.administration, layout: 'member', page: notBuilt },
  { path: paths.webHooks, title: 'Web hooks', access: access.administration, layout: 'member', page: notBuilt },
  { path: paths.importData, title: 'Import data', access: access.imports, layout: 'member', page: notBuilt },
  { path: paths.importConfigurations, title: 'Import configurations', access: access.administration, layout: 'member', page: notBuilt },
  { path: paths.importConfigurationAdd, title: 'Add import configuration', access: access.administration, layout: 'member', page: notBuilt },
  { path: paths.importConfiguration, title: 'Import configuration', access: access.administration, layout: 'member', page: notBuilt },
  { path: paths.importHistory, title: 'Import history', access: access.imports, layout: 'member', page: notBuilt },
  { path: paths.activeAgents, title: 'Active agents', access: access.administration, layout: 'member', page: notBuilt },
  { path: paths.connectors, title: 'Connectors', access: access.connectors, layout: 'member', page: notBuilt },
  { path: paths.connector, title: 'Connector', access: access.connectors, layout: 'member', page: notBuilt },
  { path: paths.widgetAdministration, title: 'Widgets', access: access.administration, layout: 'member', page: notBuilt },
  { path: paths.subscriptionCancel, title: 'Subscription', access: access.tenantAdministration, layout: 'member', page: notBuilt },
];
