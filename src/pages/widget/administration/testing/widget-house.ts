import { http, HttpResponse } from 'msw/http';
import { articleHandlers, buildArticle } from '@/entities/article/index.testing';
import { buildToken } from '@/entities/session/index.testing';
import { buildWidget } from '@/entities/widget/index.testing';

/** The administrator; their organisation is 7, their id 1. */
export const administrator = buildToken({ UserId: 1, UserRole: ['Administrator'] });

/** What was written, call by call. */
export const sent: { call: string; body: unknown }[] = [];

/** The widgets of the server, as it keeps them now. */
export const kept: { widgets: object[] } = { widgets: [] };

export const returns = buildWidget({
  id: 3,
  name: 'Returns',
  icon: 'truck',
  labelId: 5,
  labelName: 'Shelf label',
  printerId: 9,
  printerName: 'Packing line',
  printerDisplayName: '',
  revision: 4,
  width: 3,
  assignedTo: [{ type: 'group', id: 2 }],
  variables: [{ name: 'lot', label: 'Lot number', required: true, type: 'text', options: [] }],
});
export const shelf = buildWidget({ id: 4, name: 'Shelf price', labelId: undefined, labelName: '' });

const answer = (path: string, data: unknown) =>
  http.get(`http://api.test/api/${path}`, () => HttpResponse.json({ data }));

const written = async (request: Request, change: (body: Record<string, unknown>) => void) => {
  const text = await request.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  sent.push({ call: `${request.method} ${new URL(request.url).pathname.replace('/api/', '')}`, body });
  change(typeof body === 'object' && body !== null ? { ...body } : {});
  return HttpResponse.json({ data: { id: 99 } });
};

const idsIn = (body: Record<string, unknown>): unknown[] => (Array.isArray(body['ids']) ? body['ids'] : []);

/** A server with these widgets, two labels, two printers, three groups and two people, and room for one widget more. */
export function widgetHouse() {
  return [
    http.get('http://api.test/api/widgets', () => HttpResponse.json({ data: kept.widgets })),
    http.post('http://api.test/api/widgets', ({ request }) =>
      written(request, (body) => {
        kept.widgets = [...kept.widgets, { ...body, id: 90 + kept.widgets.length }];
      }),
    ),
    http.put('http://api.test/api/widgets/order', ({ request }) =>
      written(request, (body) => {
        kept.widgets = idsIn(body).flatMap(
          (id) => kept.widgets.find((one) => 'id' in one && one.id === id) ?? [],
        );
      }),
    ),
    http.put('http://api.test/api/widgets/:id', ({ request }) => written(request, () => undefined)),
    http.delete('http://api.test/api/widgets/:id', ({ request, params }) =>
      written(request, () => {
        kept.widgets = kept.widgets.filter((one) => !('id' in one) || String(one.id) !== params['id']);
      }),
    ),
    answer('labels', [
      {
        labelId: 5,
        name: 'Shelf label',
        variables: [
          { variableName: 'lot', displayName: 'Lot number', required: true },
          { variableName: 'organic', displayName: 'Organic', dataType: 'toggle' },
          { variableName: 'ean', editable: false },
        ],
      },
      { labelId: 6, name: 'Parcel label', variables: [] },
    ]),
    answer('printers', [
      { printerId: 9, name: 'zt410', displayName: 'Packing line' },
      { printerId: 8, name: 'Office' },
    ]),
    answer('groups/getallgroups', [
      { id: 1, name: 'All', parentGroupId: null },
      { id: 2, name: 'Packing', parentGroupId: 1 },
      { id: 3, name: 'Bakery', parentGroupId: 1 },
    ]),
    answer('users', [
      { userId: 1, firstname: 'Ada', lastname: 'Admin', email: 'ada@demo.test' },
      { userId: 2, firstname: 'Pim', lastname: 'Packer', email: 'pim@demo.test' },
    ]),
    answer('subscription', { type: 'Standard', widgetsEnabled: true, maxWidgets: 3, widgets: 2 }),
    ...articleHandlers([buildArticle({ id: 11, name: 'Oat biscuits' })]),
  ];
}

/** A server that keeps no widgets. */
export const keepsNoWidgets = () =>
  http.all('http://api.test/api/widgets', () => HttpResponse.json({ Message: 'Not found' }, { status: 404 }));
