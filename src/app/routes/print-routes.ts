import { access } from '@/entities/session';
import { paths } from '@/shared/routes';
import type { RouteSpec } from './route-spec';

/** Printing: home, quick print, the print screens, and what a person set and printed. */
export const printRoutes: readonly RouteSpec[] = [
  {
    path: paths.home,
    title: 'Home',
    access: access.member,
    layout: 'member',
    page: async () => (await import('@/pages/home')).HomePage,
  },
  {
    path: paths.myOrders,
    title: 'My orders',
    access: access.member,
    layout: 'member',
    page: async () => (await import('@/pages/print/orders')).MyOrdersPage,
  },
  {
    path: paths.quickPrint,
    title: 'Quick print',
    access: access.member,
    layout: 'member',
    page: async () => (await import('@/pages/widget/quick-print')).QuickPrintPage,
  },
  {
    path: paths.printOrder,
    title: 'Print order',
    access: access.member,
    layout: 'member',
    page: async () => (await import('@/pages/print/order')).PrintOrderPage,
  },
  {
    path: paths.printArticles,
    title: 'My articles',
    access: access.member,
    layout: 'member',
    page: async () => (await import('@/pages/print/articles')).PrintArticlesPage,
  },
  {
    path: paths.printArticle,
    title: 'Print article',
    access: access.member,
    layout: 'member',
    page: async () => (await import('@/pages/print/article')).PrintArticlePage,
  },
  {
    path: paths.printConnectorArticle,
    title: 'Print article',
    access: access.member,
    layout: 'member',
    page: async () => (await import('@/pages/print/article')).PrintArticlePage,
  },
  {
    path: paths.printLabels,
    title: 'My labels',
    access: access.member,
    layout: 'member',
    page: async () => (await import('@/pages/print/labels')).PrintLabelsPage,
  },
  {
    path: paths.printLabelArticles,
    title: 'Articles of a label',
    access: access.member,
    layout: 'member',
    page: async () => (await import('@/pages/print/label-articles')).LabelArticlesPage,
  },
  {
    path: paths.printLabel,
    title: 'Print label',
    access: access.member,
    layout: 'member',
    page: async () => (await import('@/pages/print/label')).PrintLabelPage,
  },
  {
    path: paths.printLabelOrder,
    title: 'Print label',
    access: access.member,
    layout: 'member',
    page: async () => (await import('@/pages/print/order')).PrintLabelOrderPage,
  },
  {
    path: paths.printLabelArticle,
    title: 'Print label',
    access: access.member,
    layout: 'member',
    page: async () => (await import('@/pages/print/label-article')).PrintLabelArticlePage,
  },
  {
    path: paths.printLabelArticleName,
    title: 'Print label',
    access: access.member,
    layout: 'member',
    page: async () => (await import('@/pages/print/label-article-name')).PrintArticleNamePage,
  },
  {
    path: paths.widgets,
    title: 'Widgets',
    access: access.member,
    layout: 'member',
    page: async () => (await import('@/pages/widget/my-widgets')).WidgetsPage,
  },
  {
    path: paths.settings,
    title: 'Settings',
    access: access.signedIn,
    layout: 'member',
    page: async () => (await import('@/pages/account/settings')).SettingsPage,
  },
  {
    path: paths.printHistory,
    title: 'Print history',
    access: access.signedIn,
    layout: 'member',
    page: async () => (await import('@/pages/print/history')).PrintHistoryPage,
  },
];
