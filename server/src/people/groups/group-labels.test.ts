import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import {
  articleLabels,
  articles,
  groups,
  labelGroups,
  orderLines,
  orders,
} from '../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';

const admin = 'admin@demo.test';
/** Member of the groups 2 Food and 6 Warehouse, of which Food is the first. */
const member = 'member@demo.test';
const labelsSchema = z.array(z.object({ labelId: z.int() }));
const idsOf = (labels: z.infer<typeof labelsSchema>) => labels.map(({ labelId }) => labelId);

onEveryStore('the labels added by groups', (server) => {
  const inStore = <Result>(work: Parameters<ReturnType<typeof server>['store']['asOrganization']>[1]) =>
    server().store.asOrganization(1001, work) as Promise<Result>;
  /** Article of Bakery (3) in an order of Shipping (7), and a label that is connected to no article. */
  const bread = 1_000_001;
  const order = 1_000_001;
  const brought = { bakery: 2, shipping: 3, food: 4 };

  beforeAll(async () => {
    await inStore(async (transaction) => {
      const organizationId = 1001;
      await transaction.insert(articles).values({
        organizationId,
        id: bread,
        groupId: 3,
        name: 'Landbrot',
        externalIdentifier: '',
        sortKey: 'landbrot',
        searchText: 'landbrot',
      });
      await transaction.insert(articleLabels).values({ organizationId, articleId: bread, labelId: 1 });
      await transaction.insert(labelGroups).values([
        { organizationId, labelId: brought.bakery, groupId: 3 },
        { organizationId, labelId: brought.shipping, groupId: 7 },
        { organizationId, labelId: brought.food, groupId: 2 },
        { organizationId, labelId: 1, groupId: 3 },
      ]);
      await transaction.insert(orders).values({
        organizationId,
        id: order,
        orderNumber: 'S-1',
        customer: 'Café Öberg',
        groupId: 7,
        createdAt: server().now(),
      });
      await transaction
        .insert(orderLines)
        .values({ organizationId, orderId: order, position: 0, articleId: bread, quantity: 3 });
    });
  });

  const set = async (groupId: number, setting: string, isOn: boolean) => {
    const body = { [setting]: isOn };
    const answer = await server().call(`POST /api/groups/${groupId}/groupSettings`, { as: admin, body });
    expect(answer.status).toBe(200);
  };
  const ofArticle = async (as = member) => {
    const { body } = await server().call(`GET /api/articles/${bread}`, { as });
    return idsOf(z.object({ data: z.object({ labels: labelsSchema }) }).parse(body).data.labels);
  };
  const ofFound = async (as = member) => {
    const { body } = await server().call('GET /api/articles?searchQuery=landbrot', { as });
    const found = z.object({ data: z.object({ data: z.array(z.object({ labels: labelsSchema })) }) });
    return found.parse(body).data.data.map(({ labels }) => idsOf(labels));
  };
  const ofLine = async (as = member) => {
    const { body } = await server().call(`GET /api/orders/${order}`, { as });
    const line = z.object({ label: labelsSchema.element, otherLabels: labelsSchema });
    const { data } = z.object({ data: z.object({ lines: z.tuple([line]) }) }).parse(body);
    const [{ label, otherLabels }] = data.lines;
    return idsOf([label, ...otherLabels]);
  };

  it('are none until a group is set to add them', async () => {
    expect([await ofArticle(), await ofFound(), await ofLine()]).toEqual([[1], [[1]], [1]]);
  });

  it('are those of the article’s group, after its own and each once', async () => {
    await set(3, 'useLabelsConnectedToArticlesGroup', true);
    expect([await ofArticle(), await ofFound(), await ofLine()]).toEqual([[1, 2], [[1, 2]], [1, 2]]);
    await set(3, 'useLabelsConnectedToArticlesGroup', false);
    // The setting of another group does not apply to this article.
    await set(7, 'useLabelsConnectedToArticlesGroup', true);
    expect(await ofArticle()).toEqual([1]);
    await set(7, 'useLabelsConnectedToArticlesGroup', false);
  });

  it('are those of the order’s group, in that order alone', async () => {
    await set(7, 'useLabelsConnectedToOrdersGroup', true);
    expect([await ofArticle(), await ofLine()]).toEqual([[1], [1, brought.shipping]]);
    await set(7, 'useLabelsConnectedToOrdersGroup', false);
  });

  it('are those of a person’s first group, for that person alone', async () => {
    await set(2, 'useLabelsConnectedToUserDefaultGroup', true);
    await set(6, 'useLabelsConnectedToUserDefaultGroup', true);
    expect([await ofArticle(), await ofLine()]).toEqual([
      [1, brought.food],
      [1, brought.food],
    ]);
    expect(await ofArticle(admin)).toEqual([1]);
    await set(2, 'useLabelsConnectedToUserDefaultGroup', false);
    await set(6, 'useLabelsConnectedToUserDefaultGroup', false);
  });

  it('allow the print of an article that has no label of its own', async () => {
    await inStore(async (transaction) => {
      await transaction.delete(articleLabels);
      await transaction.update(groups).set({ useLabelsConnectedToArticlesGroup: true });
    });
    expect([await ofArticle(), await ofLine()]).toEqual([
      [1, brought.bakery],
      [1, brought.bakery],
    ]);
  });

  it('are not listed as labels of the article in its form', async () => {
    const { body } = await server().call(`GET /api/articles/${bread}`, { as: admin });
    const { data } = z.object({ data: z.object({ connectedLabels: labelsSchema }) }).parse(body);
    expect(data.connectedLabels).toEqual([]);
  });
});
