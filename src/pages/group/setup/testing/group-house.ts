import { http, HttpResponse } from 'msw/http';

const answer = (path: string, body: object, status = 200) =>
  http.get(`http://api.test/api/${path}`, () => HttpResponse.json(body, { status }));

const next = (revision: number) => () => HttpResponse.json({ data: { id: 3, revision } });

/** The world of the tests of a group's form: a server with some groups, and what was asked of it. */
export function createGroupHouse() {
  const calls: [string, unknown][] = [];
  const groups = [
    { id: 1, name: 'Demo', parentGroupId: null, revision: 1 },
    { id: 2, name: 'Food', parentGroupId: 1, revision: 4 },
    { id: 3, name: 'Bakery', parentGroupId: 2, defaultPrinterId: 4, revision: 7 },
    { id: 6, name: 'Warehouse', parentGroupId: 1, revision: 1 },
  ];
  const write = (path: string, respond: (body: object) => Response) =>
    http.post(`http://api.test/api/${path}`, async ({ request }) => {
      const body = (await request.json()) as object;
      calls.push([path, body]);
      return respond(body);
    });
  return {
    calls,
    write,
    handlers: [
      answer('groups/getallgroups', { data: groups }),
      answer('groups/counts', { data: [{ groupId: 2, articles: 1, orders: 2 }] }),
      answer('groups/people', {
        data: [
          { userId: 1, firstname: 'Noa', lastname: 'Berg', email: 'noa@demo.test', groups: [3] },
          { userId: 2, firstname: 'Lena', lastname: 'Brandt', email: 'lena@demo.test', groups: [2] },
          { userId: 3, firstname: 'Piet', lastname: 'Öberg', groups: [], isEnabled: false },
        ],
      }),
      answer('printers', {
        data: [
          {
            printerId: 4,
            name: 'line-1',
            displayName: 'Line 1',
            vendor: 'Zebra',
            model: 'ZT411',
            groupIds: [3],
          },
          { printerId: 5, name: 'office', groupIds: [] },
        ],
      }),
      write('groups', () => HttpResponse.json({ data: { id: 9, revision: 1 } })),
      write('groups/3/groupSettings', next(8)),
      write('groups/3/updateGroup', next(9)),
      http.delete('http://api.test/api/groups/3', () => {
        calls.push(['delete 3', undefined]);
        return HttpResponse.json({});
      }),
    ],
  };
}
