import { Alert } from '@mantine/core';
import { CircleAlert, Info, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { BusyButton } from '@/shared/ui/busy-button';
import { texts } from '../i18n';
import classes from './review.module.css';

interface DecisionNoticeProps {
  /** `news` came up meanwhile and is announced at once; `fact` applied from the beginning. */
  kind: 'news' | 'fact';
  title: string;
  children: ReactNode;
  /** Loads the version again; omitted when there is nothing newer to load. */
  reload?: { isBusy: boolean; run: () => void };
}

/** Notice why nothing can be decided here, or not now, and how to go on; typed text stays below it. */
export function DecisionNotice({ kind, title, children, reload }: DecisionNoticeProps) {
  const Icon = kind === 'news' ? CircleAlert : Info;
  return (
    <Alert
      color={kind === 'news' ? 'yellow' : 'gray'}
      role={kind === 'news' ? 'alert' : 'note'}
      icon={<Icon aria-hidden />}
      title={title}
      className={classes['notice']}
    >
      <p>{children}</p>
      {reload && (
        <BusyButton
          variant="default"
          size="sm"
          leftSection={<RefreshCw size={16} aria-hidden />}
          isBusy={reload.isBusy}
          onClick={() => {
            if (!reload.isBusy) reload.run();
          }}
        >
          {texts.loadAgain}
        </BusyButton>
      )}
    </Alert>
  );
}
