import { onlineManager } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { texts } from '../i18n';
import classes from './offline-bar.module.css';

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);
const isOnline = () => onlineManager.isOnline();

/** Says that the network is gone, as long as it is; what waits for it goes on by itself. */
export function OfflineBar() {
  const isConnected = useSyncExternalStore(subscribe, isOnline);
  return (
    <div role="status">
      {!isConnected && (
        <p className={classes['bar']}>
          <CloudOff size={18} aria-hidden /> {texts.layout.offline}
        </p>
      )}
    </div>
  );
}
