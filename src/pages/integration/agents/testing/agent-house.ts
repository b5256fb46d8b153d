import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { buildToken } from '@/entities/session/index.testing';

/** Somebody who administers the organisation and manages printers. */
export const administrator = buildToken({
  UserId: '1',
  UserRole: ['Administrator'],
  UserPermission: ['PrinterManager'],
});

/** What was written, call by call. */
export const sent: { call: string; body: unknown }[] = [];

/** An agent as the server tells it. */
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

const reading = (path: string, answer: object) =>
  http.get(`http://api.test/api/${path}`, () => HttpResponse.json(answer));

const writing = (method: 'post' | 'put' | 'delete', path: string, answer: object) =>
  http[method](`http://api.test/api/${path}`, async ({ request }) => {
    const text = await request.text();
    const call = `${method.toUpperCase()} ${new URL(request.url).pathname.replace('/api/', '')}`;
    sent.push({ call, body: text === '' ? undefined : (JSON.parse(text) as unknown) });
    return HttpResponse.json(answer);
  });

/** A server with one agent, and room for three more. */
export const agentHouse = () =>
  setupServer(
    reading('agents', { data: [savedAgent] }),
    reading('preferences/userSettings', { data: { dateLanguage: 'sv' } }),
    reading('subscription', { data: { agentsEnabled: true, maxAgents: 4, activeAgents: 1 } }),
    writing('post', 'agents', { data: { ...savedAgent, key: agentKey } }),
    writing('post', 'agents/4/key', { data: { ...savedAgent, key: agentKey } }),
    writing('put', 'agents/4', { data: savedAgent }),
    writing('delete', 'agents/4', {}),
  );
