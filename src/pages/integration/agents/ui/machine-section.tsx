import { Anchor } from '@mantine/core';
import { generatePath, Link } from 'react-router';
import type { Agent } from '@/entities/agent';
import { useDateFormat } from '@/entities/preference';
import { access, AccessGate, asLists } from '@/entities/session';
import { paths } from '@/shared/routes';
import { Facts } from '@/shared/ui/facts';
import { texts } from '../i18n';
import classes from './agents.module.css';

/** Where the program runs and what it told of itself, what waits for it, and which printers need it. */
export function MachineSection({ agent }: { agent: Agent }) {
  const dateOf = useDateFormat();
  const { machineName, version, lastSeenAt, printQueues, waitingJobs, printers } = agent;
  return (
    <>
      <section className={classes['section']}>
        <h2>{texts.machineTitle}</h2>
        <Facts
          facts={[
            [texts.machine, machineName || texts.notToldYet],
            [texts.version, version],
            [texts.lastSeen, lastSeenAt === '' ? texts.never : dateOf(lastSeenAt)],
            [texts.queues, printQueues.join(', ')],
            [texts.waiting, String(waitingJobs)],
          ]}
        />
      </section>
      <section className={classes['section']}>
        <h2>{texts.printers}</h2>
        {printers.length === 0 ? (
          <p className={classes['quiet']}>{texts.noPrintersHint}</p>
        ) : (
          <>
            <p className={classes['quiet']}>{texts.printersHint}</p>
            <ul className={classes['names']}>
              {printers.map(({ printerId, name }) => (
                <li key={printerId}>
                  <AccessGate {...asLists(access.printers)}>
                    <Anchor component={Link} to={generatePath(paths.printer, { id: String(printerId) })}>
                      {name}
                    </Anchor>
                  </AccessGate>
                  <AccessGate {...asLists(access.printers)} inverted>
                    {name}
                  </AccessGate>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  );
}
