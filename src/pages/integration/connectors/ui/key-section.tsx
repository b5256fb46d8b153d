import { useMutation } from '@tanstack/react-query';
import type { Connector, ConnectorWithKey } from '@/entities/connector';
import { useDateWords } from '@/entities/preference';
import { Facts } from '@/shared/ui/facts';
import { RenewSecret } from '@/shared/ui/secret-once';
import { renewConnectorKeyMutation } from '../api/connector-mutation';
import classes from './connectors.module.css';
import { texts } from './texts';

interface KeySectionProps {
  connector: Connector;
  /** Something was entered that is not saved. */
  isBlocked: boolean;
  onNewKey: (connector: ConnectorWithKey) => void;
}

/** What of the key can be told, and the way to another; a connector may have none yet. */
export function KeySection({ connector, isBlocked, onNewKey }: KeySectionProps) {
  const dateOf = useDateWords();
  const { mutate: renew, isPending, error, reset } = useMutation(renewConnectorKeyMutation());
  const { id, name, keyEnding, keyCreatedAt } = connector;
  const explanation = keyEnding === '' ? texts.firstKeyText : texts.renewText;
  return (
    <section className={classes['section']}>
      <h2>{texts.key}</h2>
      <Facts
        facts={[
          [texts.keyFact, keyEnding === '' ? texts.noKey : texts.endsIn(keyEnding)],
          [texts.keyMade, keyCreatedAt !== '' && dateOf(keyCreatedAt)],
        ]}
      />
      <p className={classes['quiet']}>{explanation}</p>
      <RenewSecret
        name={name}
        noun="key"
        endsAtOnce
        explain={() => explanation}
        isBlocked={isBlocked}
        isBusy={isPending}
        fault={error?.message}
        onRenew={() => renew(id, { onSuccess: onNewKey })}
        onFaultRead={reset}
      />
    </section>
  );
}
