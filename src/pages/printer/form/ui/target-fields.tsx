import { Radio, TextInput } from '@mantine/core';
import type { TargetKind } from '@/entities/printer';
import type { FieldsProps } from '@/shared/lib/form';
import { texts } from '../i18n';
import { hasPath, type PrinterValues } from '../model/printer-form';
import { AgentQueueChoice } from './agent-queue-choice';
import { QueueChoice } from './queue-choice';
import { ReachedThrough } from './reached-through';
import classes from './setup.module.css';

const KINDS: readonly TargetKind[] = ['queue', 'address', 'driver'];
const LPD_PORT = '515';

/** Fields for the way in which the printer is reached, and the data that this way needs. */
export function TargetFields(props: FieldsProps<PrinterValues>) {
  const { values, change } = props;
  const place = values.agentId === '' ? 'helper' : 'agent';
  const Queues = place === 'agent' ? AgentQueueChoice : QueueChoice;
  return (
    <section className={classes['section']}>
      <h2>{texts.target}</h2>
      <ReachedThrough {...props} />
      <Radio.Group
        aria-label={texts.targetKind}
        value={values.kind}
        onChange={(kind) => change({ kind: KINDS.find((one) => one === kind) ?? values.kind })}
      >
        <div className={classes['kinds']}>
          {KINDS.map((kind) => (
            <Radio
              key={kind}
              value={kind}
              size="md"
              label={texts.targetKinds[place][kind]}
              description={texts.targetHints[place][kind]}
            />
          ))}
        </div>
      </Radio.Group>
      {values.kind === 'address' ? <AddressFields {...props} /> : <Queues {...props} />}
    </section>
  );
}

function AddressFields({ values, errors, change }: FieldsProps<PrinterValues>) {
  const isLpd = values.port.trim() === LPD_PORT;
  return (
    <>
      <div className={classes['address']}>
        <TextInput
          label={texts.address}
          description={texts.addressHint}
          size="md"
          required
          autoComplete="off"
          spellCheck={false}
          value={values.address}
          error={errors['address']}
          onChange={(event) => change({ address: event.currentTarget.value })}
        />
        <TextInput
          label={texts.port}
          description={texts.portHint}
          size="md"
          inputMode="numeric"
          autoComplete="off"
          value={values.port}
          error={errors['port']}
          onChange={(event) => change({ port: event.currentTarget.value })}
        />
      </div>
      {isLpd && <p className={classes['hint']}>{texts.lpd}</p>}
      {hasPath(values.port) && (
        <TextInput
          label={texts.path}
          description={texts.pathHint}
          size="md"
          autoComplete="off"
          spellCheck={false}
          value={values.path}
          error={errors['path']}
          onChange={(event) => change({ path: event.currentTarget.value })}
        />
      )}
    </>
  );
}
