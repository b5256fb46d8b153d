import { demoOrganization, type Store } from 'server';

/** First id, far from those of the demo organisation. */
const FIRST_ID = 1_000_000;

/** Numbers of records to add. */
interface OrganisationSize {
  readonly groups: number;
  readonly users: number;
  readonly labels: number;
  readonly orders: number;
}

/** Data of an administrator's lists; each statement adds $count records to the organisation $org. */
const additions: Readonly<Record<keyof OrganisationSize, readonly string[]>> = {
  groups: [
    `insert into groups (organization_id, id, name, parent_group_id)
     select $org, $first + n, 'Hall ' || n % 97 || ' line ' || n, 2 from generate_series(1, $count) as n`,
  ],
  users: [
    `insert into accounts (organization_id, id, email, first_name, last_name, password_hash, account_types, group_ids)
     select $org, $first + n, 'person' || n || '@bench.test', 'Person', 'No. ' || n, '', array['User'], array[2]
     from generate_series(1, $count) as n`,
  ],
  labels: [
    `insert into labels (organization_id, id, name)
     select $org, $first + n, 'Label ' || n % 97 || ' of line ' || n from generate_series(1, $count) as n`,
    `insert into label_versions (organization_id, id, label_id, version, state, width_mm, height_mm, variables, template,
       uploaded_by, created_at, published_at, file, file_name, file_format, file_sha256, version_hash)
     select $org, $first + n, $first + n, 1, state, width_mm, height_mm, variables, template, uploaded_by, created_at,
       published_at, file, file_name, file_format, file_sha256, version_hash
     from label_versions, generate_series(1, $count) as n
     where organization_id = $org and label_id = 1 and state = 'Published'`,
  ],
  orders: [
    `insert into orders (organization_id, id, order_number, customer, group_id, created_at)
     select $org, $first + n, 'BENCH-' || n, 'Customer ' || n % 97, 2, now() from generate_series(1, $count) as n`,
    `insert into order_lines (organization_id, order_id, position, article_id, quantity)
     select $org, $first + n, 0, 1, 10 from generate_series(1, $count) as n`,
  ],
};

/** Adds groups, users, labels and orders to the demo organisation. */
export async function addBenchOrganisation(store: Store, size: OrganisationSize): Promise<void> {
  const { organizationId } = demoOrganization;
  await store.asOrganization(organizationId, async (transaction) => {
    for (const kind of ['groups', 'users', 'labels', 'orders'] as const) {
      for (const statement of additions[kind])
        await transaction.execute(
          statement
            .replaceAll('$org', String(organizationId))
            .replaceAll('$first', String(FIRST_ID))
            .replaceAll('$count', String(size[kind])),
        );
    }
  });
  await store.vacuum();
}
