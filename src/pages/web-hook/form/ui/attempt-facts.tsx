import type { Delivery } from '@/entities/web-hook';
import { texts } from '../i18n';
import classes from './web-hook-form.module.css';

/** Result of one attempt: the fault or the status as a sentence, its duration, and the start of the answer. */
export function AttemptFacts({ attempt }: { attempt: Delivery['attempts'][number] }) {
  const { responseStatus, durationMs, response, fault } = attempt;
  const result =
    fault === '' && responseStatus !== undefined ? texts.answered({ status: responseStatus }) : fault;
  return (
    <>
      <p className={classes['words']}>{[result, texts.took({ ms: durationMs })].filter(Boolean).join(' ')}</p>
      {response !== '' && (
        <pre className={classes['code']} dir="auto">
          {response}
        </pre>
      )}
    </>
  );
}
