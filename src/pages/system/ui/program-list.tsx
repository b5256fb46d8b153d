import { Link } from 'react-router';
import { useDateFormat } from '@/entities/preference';
import { paths } from '@/shared/routes';
import { ConnectionBadge } from '@/shared/ui/connection-badge';
import type { System } from '../api/system-schema';
import { MAX_PROGRAMS } from '../config/limits';
import { texts } from '../i18n';
import { networkPrograms, type NetworkProgram } from '../model/network-programs';
import classes from './program-list.module.css';

const { programs: words } = texts;

/** Agents and connectors with their connection, those that are away first. */
export function ProgramList({ system }: { system: System }) {
  const programs = networkPrograms(system);
  const dateOf = useDateFormat();
  const left = programs.length - MAX_PROGRAMS;
  return (
    <section aria-labelledby="system-programs">
      <h2 id="system-programs">{words.title}</h2>
      {programs.length === 0 ? (
        <p className={classes['none']}>{words.none}</p>
      ) : (
        <ul className={classes['programs']}>
          {programs.slice(0, MAX_PROGRAMS).map((program) => (
            <li key={program.path} className={classes['program']}>
              <div className={classes['words']}>
                <Link to={program.path} className={classes['name'] ?? ''} dir="auto">
                  {program.name || words.nameless}
                </Link>
                <span className={classes['detail']}>{detailsOf(program, dateOf).join(' · ')}</span>
              </div>
              <ConnectionBadge status={program.connectionStatus} isEnabled={program.isEnabled} />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <p className={classes['none']}>
          <Link to={paths.activeAgents}>{words.more({ count: left })}</Link>
        </p>
      )}
    </section>
  );
}

/** Returns what is said below the name: the kind, the last contact, and what waits for an agent. */
function detailsOf(program: NetworkProgram, dateOf: (moment: string) => string): string[] {
  const { kind, lastSeenAt, waitingJobs } = program;
  return [
    words.kinds[kind],
    lastSeenAt === '' ? words.neverSeen : words.seen({ when: dateOf(lastSeenAt) }),
    ...(waitingJobs > 0 ? [words.jobs({ count: waitingJobs })] : []),
  ];
}
