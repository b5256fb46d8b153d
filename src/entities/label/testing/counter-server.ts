import { answer } from '@/shared/testing';

/** Person who administers the organisation. */
export const organisationAdministrator = { UserId: '1', UserRole: ['Administrator'] };

/** Counter as the server returns it. */
const savedCounter = {
  counterId: 4,
  name: 'Pallet',
  kind: 'number',
  prefix: 'P-',
  width: 4,
  alphabet: 'decimal',
  firstNumber: 1,
  lastNumber: 9999,
  step: 1,
  reset: 'yearly',
  isEnabled: true,
  period: '2026',
  nextNumber: 121,
  nextText: 'P-0121',
  remaining: 9879,
  createdAt: '2026-05-12T08:00:00.000Z',
  revision: 3,
};

const ranges = [
  {
    rangeId: '11111111-1111-4111-8111-111111111111',
    period: '2026',
    firstText: 'P-0101',
    lastText: 'P-0120',
    count: 20,
    allottedAt: '2026-11-20T10:00:00.000Z',
    person: 'Dagny Eriksen',
    printJobId: null,
    status: null,
  },
  {
    rangeId: '22222222-2222-4222-8222-222222222222',
    period: '2026',
    firstText: 'P-0001',
    lastText: 'P-0100',
    count: 100,
    allottedAt: '2026-11-19T10:00:00.000Z',
    person: 'Mateo Silva',
    printJobId: '33333333-3333-4333-8333-333333333333',
    status: 'Success',
  },
];

/** Handlers of a server with one counter and what it allotted. */
export const counterServer = () => [
  answer('counters', { data: [savedCounter] }),
  answer('counters/4/ranges', { data: ranges, total: 2 }),
  answer('labeldays', { data: { timeZone: 'Europe/Copenhagen', dayStartsAt: '06:00' } }),
  answer('PUT labeldays', {}),
  answer('preferences/userSettings', { data: { dateLanguage: 'sv' } }),
  answer('POST counters', { data: savedCounter }),
  answer('PUT counters/4', { data: savedCounter }),
  answer('DELETE counters/4', {}),
];
