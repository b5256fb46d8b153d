import { describe, expect, it } from 'vitest';
import { readPrintAnswer } from './print-answer-schema';

const file = { printJobEntryId: '3f0c', printFileName: 'http://api.test/f', targetPort: '9100' };

describe('the answer to a new print job', () => {
  it.each([
    ['bare', { entityId: 5, printFiles: [file] }],
    ['under data', { data: { entityId: '5', printFiles: [file] } }],
    ['under data.data', { data: { data: { entityId: 5, files: [file] } } }],
    ['id outside, files inside', { entityId: 5, data: { printFileEntries: [file] } }],
    ['files as data', { entityId: 5, data: [file] }],
    ['as entries', { entityId: 5, entries: [file] }],
    ['as printJobEntries beside nulls', { entityId: 5, printFiles: null, printJobEntries: [file] }],
  ])('reads the answer to a new print job %s', (_name, answer) => {
    expect(readPrintAnswer(answer)).toMatchObject({
      entityId: 5,
      files: [{ printJobEntryId: '3f0c', targetPort: 9100, labelCount: 1 }],
    });
  });

  it('reads an empty answer as nothing, and one without files that can be told apart as one without files', () => {
    expect(readPrintAnswer(undefined)).toBeUndefined();
    expect(readPrintAnswer(null)).toBeUndefined();
    expect(readPrintAnswer({ data: null })).toBeUndefined();
    expect(readPrintAnswer({ data: { data: null } })).toBeUndefined();
    expect(readPrintAnswer({ entityId: 5, data: null })).toEqual({ entityId: 5, files: [] });
    expect(readPrintAnswer({ entityId: 5, printFiles: [] })).toEqual({ entityId: 5, files: [] });
    expect(readPrintAnswer({ entityId: 5, data: [{ name: 'no id' }] })).toEqual({ entityId: 5, files: [] });
  });

  it('reads a failure with the server’s words when it says so', () => {
    expect(() => readPrintAnswer({ success: false, Message: 'No prints left' })).toThrow('No prints left');
  });
});
