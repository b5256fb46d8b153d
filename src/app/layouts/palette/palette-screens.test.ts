import { describe, expect, it } from 'vitest';
import { userFromToken } from '@/entities/session/index.testing';
import { tokenFor, type TestClaims } from '@/shared/testing';
import { openScreens } from '../../routes/open-screens';
import { routeTable } from '../../routes/route-table';
import { paletteScreens } from './palette-screens';

type Features = Exclude<Parameters<typeof paletteScreens>[2], undefined>;

const features = {
  showFeatures: {
    showMyOrders: true,
    showMyArticles: true,
    myLabels: { showMyLabels: true },
    showPrinterPreferences: true,
    showPrinters: true,
  },
  printHistoryEnabled: true,
} as Features;

function screensOf(claims: TestClaims, found: Features | undefined = features) {
  const user = userFromToken(tokenFor(claims), []);
  if (!user) throw new Error('not a token');
  return paletteScreens(openScreens(routeTable), user, found).map(({ path }) => path);
}

describe('the screens that can be gone to', () => {
  it('offers a member their screens, without any that needs a choice first', () => {
    expect(screensOf({})).toEqual([
      '/home',
      '/myorders',
      '/quickprint',
      '/print-articles',
      '/print-labels',
      '/widgets',
      '/settings',
      '/printhistory',
    ]);
  });

  it('leaves out screens the organisation does not have', () => {
    const without = { ...features, printHistoryEnabled: false, pdfOnly: true };
    const manager = { UserPermission: ['PrinterManager'] };
    expect(screensOf(manager)).toContain('/printers');
    expect(screensOf(manager)).toContain('/addprinter');
    expect(screensOf(manager, without)).not.toContain('/printers');
    expect(screensOf(manager, without)).not.toContain('/addprinter');
    expect(screensOf(manager, without)).not.toContain('/printhistory');
  });

  it('offers an administrator theirs, and the end of the subscription only to that of the tenant', () => {
    const administrator = screensOf({ UserRole: ['Administrator'] });
    expect(administrator).toContain('/');
    expect(administrator).toContain('/adduser');
    expect(administrator).not.toContain('/home');
    expect(administrator).not.toContain('/subscription/cancel');
    expect(screensOf({ UserRole: ['Administrator', 'TenantAdmin'] })).toContain('/subscription/cancel');
  });

  it('offers the screens of the features the organisation has', () => {
    const everybody = {
      UserRole: ['Administrator', 'User', 'DataImporter'],
      QualityAssuranceRole: ['Master'],
    };
    const found = screensOf(everybody, { ...features, importEnabled: true, connectorsEnabled: true });
    expect(found).toContain('/importhistory');
    expect(found).toContain('/connectors');
    expect(found).not.toContain('/activeagents');
  });
});
