import { answer, refusal } from '@/shared/testing';
import { buildWidget } from './widget-builder';

/** Administrator of organisation 7 with id 1. */
export const administrator = { UserId: 1, UserRole: ['Administrator'] };

/** Current widgets of the server. */
export interface KeptWidgets {
  widgets: object[];
}

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

const idsIn = (body: unknown): readonly unknown[] => (body as { ids?: unknown[] }).ids ?? [];

const isWidget = (id: unknown) => (one: object) => 'id' in one && String(one.id) === String(id);

/**
 * Handlers of a server with these widgets, which writes change, two labels, two printers, three groups and two people, and
 * room for one more widget.
 */
export function widgetServer(kept: KeptWidgets) {
  const written = { data: { id: 99 } };
  return [
    answer('widgets', () => ({ data: kept.widgets })),
    answer('POST widgets', ({ body }) => {
      kept.widgets = [...kept.widgets, { ...(body as object), id: 90 + kept.widgets.length }];
      return written;
    }),
    answer('PUT widgets/order', ({ body }) => {
      kept.widgets = idsIn(body).flatMap((id) => kept.widgets.find(isWidget(id)) ?? []);
      return written;
    }),
    answer('PUT widgets/:id', written),
    answer('DELETE widgets/:id', ({ params: { id } }) => {
      kept.widgets = kept.widgets.filter((one) => !isWidget(id)(one));
      return written;
    }),
    answer('labels', {
      data: [
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
      ],
    }),
    answer('printers', {
      data: [
        { printerId: 9, name: 'zt410', displayName: 'Packing line' },
        { printerId: 8, name: 'Office' },
      ],
    }),
    answer('groups/getallgroups', {
      data: [
        { id: 1, name: 'All', parentGroupId: null },
        { id: 2, name: 'Packing', parentGroupId: 1 },
        { id: 3, name: 'Bakery', parentGroupId: 1 },
      ],
    }),
    answer('users', {
      data: [
        { userId: 1, firstname: 'Ada', lastname: 'Admin', email: 'ada@demo.test' },
        { userId: 2, firstname: 'Pim', lastname: 'Packer', email: 'pim@demo.test' },
      ],
    }),
    answer('subscription', { data: { type: 'Standard', widgetsEnabled: true, maxWidgets: 3, widgets: 2 } }),
  ];
}

/** Handlers of a server that does not store widgets. */
export const keepsNoWidgets = () => refusal('ALL widgets', 404, 'Not found');
