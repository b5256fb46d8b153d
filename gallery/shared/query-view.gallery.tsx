import { Skeleton } from '@mantine/core';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView } from '@/shared/ui/query-view';
import type { ComponentGallery } from '../component-gallery';
import { refusal, useAnswered, useRefused, useWaiting } from '../kit/answers';
import { say } from '../kit/say';

const list = (names: readonly string[]) => (
  <ul>
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);

const Pending = () => <QueryView query={useWaiting<readonly string[]>()}>{list}</QueryView>;
const PendingInShape = () => (
  <QueryView query={useWaiting<readonly string[]>()} loading={<Skeleton height={20} width={260} />}>
    {list}
  </QueryView>
);
const Refused = () => <QueryView query={useRefused<readonly string[]>(refusal())}>{list}</QueryView>;
const NotOffered = () => (
  <QueryView query={useRefused<readonly string[]>(refusal(404))} isOptionalCall>
    {list}
  </QueryView>
);
const Empty = () => (
  <QueryView
    query={useAnswered<readonly string[]>([])}
    empty={<EmptyState>{say('No groups yet.')}</EmptyState>}
  >
    {list}
  </QueryView>
);
const Content = () => <QueryView query={useAnswered(['Bakery', 'Dairy', 'Deli'])}>{list}</QueryView>;

export const gallery: ComponentGallery = {
  about: 'The states of a query, in one order everywhere.',
  examples: [
    { title: 'Loading', Show: Pending },
    { title: 'Loading, in the shape of what comes', Show: PendingInShape },
    { title: 'Refused', Show: Refused },
    { title: 'A call that this server does without', Show: NotOffered },
    { title: 'Empty', Show: Empty },
    { title: 'Content', Show: Content },
  ],
};
