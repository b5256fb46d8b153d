import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { buildToken } from '@/entities/session/index.testing';
import { buildStandardTemplate } from '@/entities/standard-label/index.testing';

/** Somebody who manages labels. */
export const manager = buildToken({ UserId: '7', UserRole: ['User', 'LabelManager'] });

/** What was written, call by call. */
export const sent: { call: string; body: unknown }[] = [];

export const api = (path: string) => `http://api.test/api/${path}`;

/** Values by name, as they travel. */
export const named = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

/** A standard label as the server tells it. */
export const keptLabel = {
  standardLabelId: 4,
  templateId: 'product-50x30',
  name: 'Our jam label',
  parameters: { company: 'Öhringen', unit: 'kg', logo: '', hasFrame: 'true', nameWord: 'Name' },
  revision: 3,
};

const get = (path: string, body: object) => http.get(api(path), () => HttpResponse.json(body));

async function note(request: Request): Promise<unknown> {
  const text = await request.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  sent.push({ call: `${request.method} ${new URL(request.url).pathname.replace('/api/labels/', '')}`, body });
  return body;
}

/** A server with one template that draws nothing, one standard label made from it, and room for one more label. */
export const standardHouse = () =>
  setupServer(
    // Without a template nothing is drawn: the drawing of a label has tests of its own.
    get('labels/standardLabelTemplates', {
      data: [
        {
          ...buildStandardTemplate({
            template: { variables: [{ name: 'company' }, { name: 'name', label: 'Product' }] },
          }),
          sampleValues: named({ name: 'Strawberry jam' }),
        },
      ],
    }),
    get('labels/standardLabels', { data: [{ ...keptLabel, parameters: named(keptLabel.parameters) }] }),
    get('labels/review', { data: { state: 'DataApprover', reviewers: ['Dana Approver'] } }),
    get('subscription', { data: { type: 'Free', maxLabels: 3, labels: 2 } }),
    get('mediaLibrary/files', {
      data: [{ id: 1, folder: 'Logos', name: 'logo.png', contentType: 'image/png' }],
    }),
    http.get(api('mediaLibrary/files/:id'), () => HttpResponse.arrayBuffer(new ArrayBuffer(4))),
    http.post(api('labels/standardLabels'), async ({ request }) => {
      const body = await note(request);
      return HttpResponse.json({
        data: { templateId: 'product-50x30', standardLabelId: 5, revision: 4, ...(body as object) },
      });
    }),
    http.post(api('labels/standardLabels/:id'), async ({ request }) => {
      await note(request);
      return HttpResponse.json({ data: { labelId: 21, version: 1, state: 'Published' } });
    }),
    http.delete(api('labels/standardLabels/:id'), async ({ request }) => {
      await note(request);
      return HttpResponse.json({});
    }),
  );
