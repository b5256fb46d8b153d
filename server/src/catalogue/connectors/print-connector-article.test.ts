import { expect, it } from 'vitest';
import { z } from 'zod';
import { addConnector, rowOf } from '../../testing/connector-program.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import type { Answer } from '../../testing/test-server.ts';
import { connectorArticleSchema } from './connector-schemas.ts';

const packer = { as: 'packer@demo.test' };
const articleOf = ({ body }: Answer) => z.object({ data: connectorArticleSchema }).parse(body).data;

onEveryStore('an article of a connector', (server) => {
  it('has the labels chosen for it, and is printed with the values of its row', async () => {
    const connector = await addConnector(server(), { name: 'ERP', labelIds: [1] });
    await connector.poll();
    const values = { Ingredients: 'Oats, honey', weight: '500 g' };
    const row = { ...rowOf('007/A', values), externalIdentifier: '4012345678901' };
    void connector.serve(() => ({ article: row }));

    const path = `/api/connectors/${connector.id}/articles/${encodeURIComponent('007/A')}`;
    const article = articleOf(await server().call(`GET ${path}`, packer));
    expect(article).toMatchObject({ id: '007/A', name: 'Article 007/A', groupId: 1, orders: [] });
    const [label, ...others] = article.labels;
    expect([label?.labelId, others]).toEqual([1, []]);
    const variables = label?.variables ?? [];
    const said = variables.filter(({ editable }) => !editable);
    expect(Object.fromEntries(said.map((one) => [one.variableName, one.variableData]))).toMatchObject({
      name: 'Article 007/A',
      ean: '4012345678901',
    });

    // As the app prints it: it sends every value, including the fixed ones.
    const editableData = variables
      .map(({ variableName, variableData }) => ({ key: variableName, data: variableData }))
      .filter(({ data }) => data !== '');
    const print = (data: typeof editableData) =>
      server().call('POST /api/printjobs', {
        ...packer,
        body: {
          computerName: 'PACK-01',
          labels: [{ labelId: 1, printerId: 1, quantity: 2, editableData: data }],
        },
      });
    const printed = await print(editableData);
    expect([printed.status, printed.body]).toMatchObject([200, { printFiles: [{ labelCount: 2 }] }]);
  });

  it('has every printable label that is offered to the person, where none was chosen', async () => {
    const connector = await addConnector(server(), { name: 'PIM' });
    await connector.poll();
    void connector.serve(() => ({ article: rowOf('7') }));
    for (const as of ['packer@demo.test', 'admin@demo.test']) {
      const answer = await server().call(`GET /api/connectors/${connector.id}/articles/7`, { as });
      const offered = await server().call('GET /api/labels', { as });
      const labels = z.object({ data: z.array(z.object({ labelId: z.int() })) }).parse(offered.body).data;
      expect(labels.length).toBeGreaterThan(1);
      expect(articleOf(answer).labels.map(({ labelId }) => labelId)).toEqual(
        labels.map(({ labelId }) => labelId),
      );
    }
  });

  it('has no label where those chosen for it cannot be printed now', async () => {
    const connector = await addConnector(server(), { name: 'Shop', labelIds: [2, 3] });
    await connector.poll();
    void connector.serve(() => ({ article: rowOf('7') }));
    const labelIds = async () => {
      const answer = await server().call(`GET /api/connectors/${connector.id}/articles/7`, packer);
      return articleOf(answer).labels.map(({ labelId }) => labelId);
    };
    const disable = (ids: readonly number[]) =>
      server().call('POST /api/labels/disable', { as: 'labels@demo.test', body: ids });
    expect(await labelIds()).toEqual([2, 3]);
    await disable([2]);
    expect(await labelIds()).toEqual([3]);
    await disable([3]);
    expect(await labelIds()).toEqual([]);
  });
});
