import { onlineManager } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { texts } from '../i18n';
import classes from './offline-bar.module.css';

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);
const isOnline = () => onlineManager.isOnline();

/** Bar that is shown while the network is down. Calls that wait for the network continue automatically. */
export function OfflineBar() {
  const isConnected = useSyncExternalStore(subscribe, isOnline);
  return (
    <div role="status" className={classes['place']}>
      {!isConnected && (
        <p className={classes['bar']}>
          <CloudOff size={18} aria-hidden /> {texts.layout.offline}
        </p>
      )}
    </div>
  );
}
