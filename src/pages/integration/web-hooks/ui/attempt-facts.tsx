import type { Delivery } from '../api/web-hook-schema';
import { texts } from './texts';
import classes from './web-hooks.module.css';

/** What came of one try: the fault or the status in a sentence, how long it took, and the beginning of the answer. */
export function AttemptFacts({ attempt }: { attempt: Delivery['attempts'][number] }) {
  const { responseStatus, durationMs, response, fault } = attempt;
  const result = fault === '' && responseStatus !== undefined ? texts.answered(responseStatus) : fault;
  return (
    <>
      <p className={classes['words']}>{[result, texts.took(durationMs)].filter(Boolean).join(' ')}</p>
      {response !== '' && (
        <pre className={classes['code']} dir="auto">
          {response}
        </pre>
      )}
    </>
  );
}
