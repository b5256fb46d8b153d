import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { mockApi } from '@/shared/testing';
import { extractLabelMutation } from './extract-label-mutation';

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

  it('asks to choose a file again that was moved or deleted, and sends nothing', async () => {
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
    await expect(extract()).rejects.toThrow(
      'The file cannot be read any more. It may have been moved or deleted: choose it again.',
    );
    expect(api.sent).toEqual([]);
  });
});
