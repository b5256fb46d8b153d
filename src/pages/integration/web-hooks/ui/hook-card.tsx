import { RowName } from '@/shared/ui/data-table';
import type { WebHook } from '../api/web-hook-schema';
import { hookPath } from '../model/opened-hook';
import { DeliveryBadge, HookStateBadge } from './badges';
import { eventNames } from './hook-columns';
import classes from './web-hooks.module.css';

/** Height of a web hook's row on a phone, in CSS px: name, address, events, badges. */
export const HOOK_CARD_HEIGHT_PX = 148;

/** A web hook on a phone. */
export function HookCard({ hook }: { hook: WebHook }) {
  const { webHookId, name, url, events, lastDelivery, isEnabled } = hook;
  return (
    <div className={classes['card']}>
      <RowName to={hookPath(webHookId)} name={name} detail={url} />
      <p className={classes['cut']}>{eventNames(events)}</p>
      <div>
        <HookStateBadge isEnabled={isEnabled} />{' '}
        {lastDelivery && <DeliveryBadge status={lastDelivery.status} />}
      </div>
    </div>
  );
}
