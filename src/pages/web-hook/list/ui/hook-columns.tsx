import { DeliveryBadge, eventName, HookStateBadge, type WebHook } from '@/entities/web-hook';
import { type Column, RowName } from '@/shared/ui/data-table';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { openedPath, paths } from '@/shared/routes';
import { texts } from '../i18n';
import classes from './web-hooks.module.css';

/** Returns the columns of the list of web hooks. */
export const hookColumns = (dateOf: (moment: string) => string): readonly Column<WebHook>[] => [
  {
    key: 'name',
    title: texts.hook,
    width: '32%',
    sortBy: ({ name }) => name,
    render: ({ webHookId, name, url }) => (
      <RowName to={openedPath(paths.webHooks, webHookId)} name={name} detail={url} />
    ),
  },
  {
    key: 'events',
    title: texts.events,
    render: ({ events }) => <TruncatedText>{eventNames(events)}</TruncatedText>,
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

const eventNames = (events: readonly string[]): string => events.map(eventName).join(', ');

/** Height of a web hook's row on a phone, in CSS px: name, address, events, badges. */
export const HOOK_CARD_HEIGHT_PX = 148;

/** Card of a web hook on a phone. */
export function HookCard({ hook }: { hook: WebHook }) {
  const { webHookId, name, url, events, lastDelivery, isEnabled } = hook;
  return (
    <div className={classes['card']}>
      <RowName to={openedPath(paths.webHooks, webHookId)} name={name} detail={url} />
      <TruncatedText>{eventNames(events)}</TruncatedText>
      <div>
        <HookStateBadge isEnabled={isEnabled} />{' '}
        {lastDelivery && <DeliveryBadge status={lastDelivery.status} />}
      </div>
    </div>
  );
}
