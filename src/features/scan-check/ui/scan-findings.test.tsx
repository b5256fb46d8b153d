import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible, press, renderPage } from '@/shared/testing';
import type { ScanFinding } from '../model/scan-barcodes';
import { ScanFindings } from './scan-findings';

const onGo = vi.fn<(elementId: string) => void>();
const onRetry = vi.fn<() => void>();
const read: ScanFinding = { elementId: 'ean', outcome: 'read', text: '4006381333931', moduleDots: 3 };
const other: ScanFinding = { elementId: 'qr', outcome: 'other', text: 'mine', moduleDots: 2 };
const fine: ScanFinding = { elementId: 'lot', outcome: 'nothing', moduleDots: 2 };

const show = (props: Partial<Parameters<typeof ScanFindings>[0]>) =>
  renderPage(
    <ScanFindings
      dpi={203}
      findings={undefined}
      fault={undefined}
      isOld={false}
      onGo={onGo}
      isThere={(id) => id !== 'qr'}
      onRetry={onRetry}
      {...props}
    />,
  );
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('what a scanner test found', () => {
  it('names what failed first, leads to it, and says what was read', async () => {
    show({ findings: [read, other, fine] });
    expect(screen.getByRole('status').textContent).toBe('2 of 3 barcodes failed.');
    expect(rows()).toEqual([
      'qr The scanner test read mine, which is not its value.',
      'lot The scanner test read nothing at 203 dpi: the bars are 2 dots wide.',
      'ean The scanner test read 4006381333931, as it should.',
    ]);
    await press(/^lot/);
    expect(onGo).toHaveBeenCalledExactlyOnceWith('lot');
    const [removed] = screen.getAllByRole('listitem');
    expect(removed && within(removed).queryByRole('button')).toBeNull();
    await expectAccessible();
  });

  it('is marked as old after a change', () => {
    show({ findings: [read], isOld: true });
    expect(screen.getByRole('status').textContent).toBe(
      'The barcode was read as it should.The label was changed since this test.',
    );
  });

  it('is nothing on a label without barcodes', () => {
    show({ findings: [] });
    expect(screen.getByText('This label shows no barcode that could be tested.')).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says that it is being read, and offers to try again what could not be loaded', async () => {
    const { unmount } = show({});
    expect(screen.getByRole('status').textContent).toBe('Reading the barcodes');
    unmount();
    show({ fault: 'not-loaded' });
    expect(screen.getByRole('alert').textContent).toContain('The scanner test could not be loaded.');
    await press('Try again');
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
