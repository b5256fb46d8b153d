import { describe, expect, it } from 'vitest';
import type { Printer } from '@/entities/printer';
import type { Id } from '@/shared/api';
import {
  differsInGroupsOnly,
  isSameEntry,
  NEW_PRINTER,
  printerErrors,
  printerRequest,
  serverPrinterErrors,
  valuesOf,
} from './printer-form';
import { testPrintResult } from './test-print-result';

const whole = { ...NEW_PRINTER, vendor: 'Zebra', model: 'ZD421', name: 'line', queue: 'Zebra' };
const network = { ...whole, kind: 'address', address: '10.0.0.5' } as const;

describe('the errors of a printer', () => {
  const fieldsOf = (values: typeof whole) => Object.keys(printerErrors(values, NEW_PRINTER));
  it.each<[string, typeof whole, string[]]>([
    ['a whole one', whole, []],
    ['one of the network', network, []],
    ['a host name', { ...network, address: 'zebra.local' }, []],
    ['no port: the raw one is meant', { ...network, port: ' ' }, []],
    ['nothing entered', NEW_PRINTER, ['vendor', 'model', 'queue', 'name']],
    ['blanks', { ...whole, name: ' ', queue: ' ' }, ['queue', 'name']],
    ['too long a name', { ...whole, name: 'x'.repeat(201) }, ['name']],
    ['words for a resolution', { ...whole, dpi: 'fine' }, ['dpi']],
    ['no resolution', { ...whole, dpi: '' }, ['dpi']],
    ['a resolution of an office printer', { ...whole, dpi: '2400' }, ['dpi']],
    ['a driver that is to take ZPL', { ...whole, kind: 'driver', language: 'zpl' }, ['language']],
    ['no address', { ...network, address: '' }, ['address']],
    ['a public address', { ...network, address: '172.32.0.1' }, ['address']],
    ['a web address', { ...network, address: 'http://zebra' }, ['address']],
    ['a port of something else', { ...network, port: '22' }, ['port']],
    ['a port in words', { ...network, port: '9100a' }, ['port']],
    ['IPP without a path', { ...network, port: '631' }, ['path']],
  ])('finds the faults of a printer: %s', (_what, values, fields) => {
    expect(fieldsOf(values)).toEqual(fields);
  });

  it('finds no fault in an address that was saved before', () => {
    const allowed = { ...network, port: '8631' };
    expect(printerErrors(allowed, allowed)).toEqual({});
    expect(Object.keys(printerErrors({ ...allowed, port: '8632' }, allowed))).toEqual(['port']);
  });

  it('puts the errors the server found at the fields of the form', () => {
    const problems = ['targetIpAddress', 'targetPort', 'targetPrintQueue', 'name'].map((field) => ({
      field,
      message: field,
    }));
    expect(Object.keys(serverPrinterErrors(problems, network))).toEqual(['address', 'port', 'queue', 'name']);
    expect(Object.keys(serverPrinterErrors(problems, { ...network, port: '631' }))).toContain('path');
  });
});

describe('what is sent', () => {
  it.each([
    ['leaves the other ways out', { ...network, queue: 'Zebra', path: 'x' }, ['10.0.0.5', 9100, null, false]],
    [
      'has the path of IPP',
      { ...network, port: '631', path: ' ipp/print' },
      ['10.0.0.5', 631, 'ipp/print', false],
    ],
    ['has no port where none was entered', { ...network, port: '' }, ['10.0.0.5', null, null, false]],
    ['names the driver’s queue', { ...whole, kind: 'driver' as const }, [null, null, 'Zebra', true]],
  ])('sends of a printer: %s', (_what, values, target) => {
    const { targetIpAddress, targetPort, targetPrintQueue, useLocalPrinterDriver } = printerRequest(values);
    expect([targetIpAddress, targetPort, targetPrintQueue, useLocalPrinterDriver]).toEqual(target);
  });

  it('sends what was read where nothing was changed', () => {
    const printer: Printer = {
      printerId: 5,
      name: 'line-2',
      displayName: 'Line 2',
      vendor: 'Zebra',
      model: 'ZD421',
      dpi: 203,
      language: 'pdf',
      targetIpAddress: '10.0.0.5',
      targetPort: 631,
      targetPrintQueue: 'ipp/print',
      useLocalPrinterDriver: false,
      groupIds: [2],
      isDefault: true,
      agent: undefined,
      revision: 3,
    };
    const { printerId: _id, isDefault: _default, agent: _agent, revision: _revision, ...fields } = printer;
    expect(printerRequest(valuesOf(printer))).toEqual(fields);
  });
});

describe('the agent of a printer', () => {
  it.each<[string, Id, Id, object]>([
    ['never chosen is never sent', '', '', {}],
    ['chosen is sent', 7, '', { agentId: 7 }],
    ['kept is sent', 7, 7, { agentId: 7 }],
    ['given up is sent as none', '', 7, { agentId: null }],
  ])('keeps the agent of a printer: %s', (_what, agentId, before, field) => {
    const request = printerRequest({ ...whole, agentId }, { ...whole, agentId: before });
    expect('agentId' in request ? { agentId: request.agentId } : {}).toEqual(field);
  });

  it('takes another agent for another entry', () => {
    expect(isSameEntry({ ...whole, agentId: 7 }, whole)).toBe(false);
    expect(isSameEntry({ ...whole, agentId: '7' }, { ...whole, agentId: 7 })).toBe(true);
    expect(differsInGroupsOnly({ ...whole, agentId: 7, groupIds: [1] }, whole)).toBe(false);
  });
});

describe('two entries', () => {
  it('takes two entries for the same whatever the order of the groups', () => {
    expect(isSameEntry({ ...whole, groupIds: [1, 2] }, { ...whole, groupIds: [2, 1] })).toBe(true);
    expect(isSameEntry(whole, { ...whole, path: 'x' })).toBe(false);
  });

  it.each([
    ['nothing', {}, false],
    ['groups alone', { groupIds: [1] }, true],
    ['groups and more', { groupIds: [1], name: 'x' }, false],
  ])('takes two entries for different that differ in %s', (_what, patch, expected) => {
    expect(differsInGroupsOnly({ ...whole, ...patch }, whole)).toBe(expected);
  });
});

describe('what became of a test label', () => {
  const accepted = { state: 'accepted', message: '' } as const;
  it.each([
    ['refused', { state: 'failed', message: 'No such queue' } as const, undefined, 'failed', 'No such queue'],
    ['just taken', accepted, undefined, 'waiting', ''],
    ['held up', accepted, { word: 'accepted', message: 'Out of paper' } as const, 'waiting', 'Out of paper'],
    ['printed', accepted, { word: 'printed', message: '' } as const, 'printed', ''],
    ['failed later', accepted, { word: 'failed', message: 'Jam' } as const, 'failed', 'Jam'],
    [
      'taken by a helper without a journal',
      accepted,
      { word: 'unsupported', message: '' } as const,
      'printed',
      '',
    ],
    [
      'unanswered by a helper without a journal',
      { state: 'unknown', message: 'No answer' } as const,
      { word: 'unsupported', message: '' } as const,
      'unknown',
      'No answer',
    ],
    ['lost', accepted, { word: 'unconfirmed', message: '' } as const, 'unknown', ''],
    ['out of reach', accepted, { word: 'unreachable', message: '' } as const, 'unknown', ''],
  ])('tells what became of a test label: %s', (_what, sent, journal, state, reason) => {
    expect(testPrintResult(sent, journal)).toEqual({ state, reason });
  });
});
