import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { mockApi } from '@/shared/testing';
import { extractedLabelSchema } from './extracted-label-schema';
import { extractLabelMutation, fileInRealSize } from './extract-label-mutation';

const api = mockApi();
const file = new File(['{}'], 'shelf.json', { type: 'application/json', lastModified: 7 });
const extract = () => {
  const client = new QueryClient();
  return client.getMutationCache().build(client, extractLabelMutation()).execute(file);
};

describe('the mutation that has a label file read', () => {
  it('gives the file as it was read, which outlives the one on the disk', async () => {
    api.answer('POST labels/extract', { data: { format: 'Platen JSON', name: 'Shelf', template: {} } });
    const { label, content } = await extract();
    expect(label.name).toBe('Shelf');
    expect(content).not.toBe(file);
    expect([content.name, content.type, content.lastModified]).toEqual(['shelf.json', 'application/json', 7]);
    expect(await content.text()).toBe('{}');
  });

  it.each([[204], [200]])('goes on without a preview after an empty %i', async (status) => {
    api.done('POST labels/extract', status);
    const { label } = await extract();
    expect(label).toMatchObject({ name: 'shelf', variables: [] });
    expect(label.template).toBeUndefined();
    expect(label.notes).toEqual([expect.stringContaining('The server does not say what it read')]);
  });

  it('keeps what another server makes of a file, to send it back', async () => {
    const other = { labelDesign: '<xml/>', variables: [{ variableName: 'title' }] };
    api.answer('POST labels/extract', { data: other });
    const { label } = await extract();
    expect(label).toMatchObject({ name: 'shelf', template: other, variables: [{ variableName: 'title' }] });
  });

  it('asks to choose a file again that was moved or deleted, and sends nothing', async () => {
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
    await expect(extract()).rejects.toThrow(
      'The file can no longer be read. It may have been moved or deleted: choose it again.',
    );
    expect(api.sent).toEqual([]);
  });
});

describe('the file that is sent', () => {
  const svg = new File(['<svg/>'], 'jam.v2.svg', { type: 'image/svg+xml' });
  const label = extractedLabelSchema.parse({ template: { widthMm: 60 }, sizeGuessed: true });

  it('is the one that was chosen', () => {
    expect(fileInRealSize(svg, label)).toBe(svg);
  });

  it('is the label as Platen JSON where it was given its real size', async () => {
    const sent = fileInRealSize(svg, { ...label, asRead: { template: {}, widthMm: 40, heightMm: 20 } });
    expect([sent.name, sent.type]).toEqual(['jam.v2.json', 'application/json']);
    expect(JSON.parse(await sent.text())).toEqual({ widthMm: 60 });
  });
});
