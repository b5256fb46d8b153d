import { RowName, type Column } from '@/shared/ui/data-table';
import type { WebHook } from '../api/web-hook-schema';
import { eventName } from '../model/hook-events';
import { hookPath } from '../model/opened-hook';
import { DeliveryBadge, HookStateBadge } from './badges';
import { texts } from './texts';
import classes from './web-hooks.module.css';

/** One web hook a row. */
export const hookColumns = (dateOf: (moment: string) => string): readonly Column<WebHook>[] => [
  {
    key: 'name',
    title: texts.hook,
    width: '32%',
    sortBy: ({ name }) => name,
    render: ({ webHookId, name, url }) => <RowName to={hookPath(webHookId)} name={name} detail={url} />,
  },
  {
    key: 'events',
    title: texts.events,
    render: ({ events }) => (
      <span className={classes['cut']} title={eventNames(events)}>
        {eventNames(events)}
      </span>
    ),
  },
  {
    key: 'lastDelivery',
    title: texts.lastDelivery,
    width: '250px',
    sortBy: ({ lastDelivery }) => lastDelivery?.createdAt,
    render: ({ lastDelivery }) =>
      lastDelivery ? (
        <>
          <DeliveryBadge status={lastDelivery.status} /> {dateOf(lastDelivery.createdAt)}
        </>
      ) : (
        texts.nothingYet
      ),
  },
  {
    key: 'state',
    title: texts.state,
    width: '104px',
    sortBy: ({ isEnabled }) => Number(!isEnabled),
    render: ({ isEnabled }) => <HookStateBadge isEnabled={isEnabled} />,
  },
];

export const eventNames = (events: readonly string[]): string => events.map(eventName).join(', ');
