import { http, HttpResponse } from 'msw/http';
import { buildStandardTemplate } from '@/entities/standard-label/index.testing';
import { answer, apiUrl } from '@/shared/testing';

/** Person who manages labels. */
export const manager = { UserId: '7', UserRole: ['User', 'LabelManager'] };

/** Values by name, in the form of the API. */
export const named = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

/** Standard label as the server returns it. */
export const keptLabel = {
  standardLabelId: 4,
  templateId: 'product-50x30',
  name: 'Our jam label',
  parameters: { company: 'Öhringen', unit: 'kg', logo: '', hasFrame: 'true', nameWord: 'Name' },
  revision: 3,
};

/** Handlers of a server with one template that draws nothing, one standard label created from it, and room for one more label. */
export const standardServer = () => [
  // Without a template nothing is drawn: drawing labels has its own tests.
  answer('labels/standardLabelTemplates', {
    data: [
      {
        ...buildStandardTemplate({
          template: { variables: [{ name: 'company' }, { name: 'name', label: 'Product' }] },
        }),
        sampleValues: named({ name: 'Strawberry jam' }),
      },
    ],
  }),
  answer('labels/standardLabels', { data: [{ ...keptLabel, parameters: named(keptLabel.parameters) }] }),
  answer('labels/review', { data: { state: 'DataApprover', reviewers: ['Dana Approver'] } }),
  answer('subscription', { data: { type: 'Free', maxLabels: 3, labels: 2 } }),
  answer('mediaLibrary/files', {
    data: [{ id: 1, folder: 'Logos', name: 'logo.png', contentType: 'image/png' }],
  }),
  http.get(apiUrl('mediaLibrary/files/:id'), () => HttpResponse.arrayBuffer(new ArrayBuffer(4))),
  http.post<never, object>(apiUrl('labels/standardLabels'), async ({ request }) =>
    HttpResponse.json({
      data: { templateId: 'product-50x30', standardLabelId: 5, revision: 4, ...(await request.json()) },
    }),
  ),
  answer('POST labels/standardLabels/:id', { data: { labelId: 21, version: 1, state: 'Published' } }),
  answer('DELETE labels/standardLabels/:id'),
];
