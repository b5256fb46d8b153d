import { answer } from '@/shared/testing';

/** Person who administers the organisation and manages printers. */
export const administrator = {
  UserId: '1',
  UserRole: ['Administrator'],
  UserPermission: ['PrinterManager'],
};

/** Agent as the server sends it. */
export const savedAgent = {
  id: 4,
  name: 'Dock 3',
  machineName: 'DOCK-PC',
  version: '0.1.0',
  connectionStatus: 'Connected',
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  isEnabled: true,
  keyEnding: 'x7Qa',
  keyCreatedAt: '2026-05-12T08:00:00.000Z',
  createdAt: '2026-05-12T08:00:00.000Z',
  printQueues: ['Zebra', 'Office'],
  waitingJobs: 2,
  printers: [{ printerId: 5, name: 'Line 2' }],
  revision: 3,
};

export const agentKey = 'platen_agent_1_4_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';

/** Returns handlers of a server with one agent and room for three more. */
export const agentServer = () => [
  answer('agents', { data: [savedAgent] }),
  answer('preferences/userSettings', { data: { dateLanguage: 'sv' } }),
  answer('subscription', { data: { agentsEnabled: true, maxAgents: 4, activeAgents: 1 } }),
  answer('POST agents', { data: { ...savedAgent, key: agentKey } }),
  answer('POST agents/4/key', { data: { ...savedAgent, key: agentKey } }),
  answer('PUT agents/4', { data: savedAgent }),
  answer('DELETE agents/4', {}),
];
