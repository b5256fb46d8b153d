import { describe, expect, it } from 'vitest';
import { zipFile } from '../../testing/index.ts';
import { readZip } from './read-zip.ts';

/** Two files of spaces only, compressed to a thousandth. */
const bytes = zipFile({ a: ' '.repeat(1_000_000), b: ' '.repeat(1_000_000) });

describe('a zip file', () => {
  it('is unpacked up to its limit', async () => {
    expect(bytes.length).toBeLessThan(10_000);
    const zip = readZip(bytes, 2_000_000);
    expect(await zip.text('a')).toHaveLength(1_000_000);
    expect(await zip.text('b')).toHaveLength(1_000_000);
  });

  it('is refused when its files together unpack to more than its limit', async () => {
    const zip = readZip(bytes, 1_999_999);
    await zip.text('a');
    await expect(zip.text('b')).rejects.toThrow(
      'The workbook holds more than 1.999999 MB when it is unpacked. Save the sheet as CSV and import that.',
    );
  });
});
