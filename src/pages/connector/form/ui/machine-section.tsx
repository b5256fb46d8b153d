import { formatLastSeen, type Connector } from '@/entities/connector';
import { useDateFormat } from '@/entities/preference';
import { Facts } from '@/shared/ui/facts';
import { texts } from '../i18n';
import classes from './connector-form.module.css';

/** Machine and version that the program has reported. */
export function MachineSection({ connector }: { connector: Connector }) {
  const dateOf = useDateFormat();
  return (
    <section className={classes['section']}>
      <h2>{texts.machineTitle}</h2>
      <Facts
        facts={[
          [texts.runsOn, connector.machineName || texts.notToldYet],
          [texts.version, connector.version],
          [texts.lastSeen, formatLastSeen(connector, dateOf, texts.never)],
        ]}
      />
    </section>
  );
}
