import { Check, CircleDot, Circle, type LucideIcon } from 'lucide-react';
import { texts } from '../i18n';
import { stepStates, type StepState } from '../model/step-states';
import { formatWaitsFor } from '../model/waits-for';
import classes from './review-steps.module.css';

const ICONS: Readonly<Record<StepState, LucideIcon>> = { done: Check, now: CircleDot, ahead: Circle };

interface ReviewStepsProps {
  /** State of the version, as the server spells it. */
  state: string;
  /** Names of the people who can act next. */
  waitsFor: readonly string[];
  /** Whether the server sends who could act: only then does an empty list mean nobody. */
  isTold?: boolean;
}

/** Steps of a version from its data to its publication: what is done, what is next, and who must act. */
export function ReviewSteps({ state, waitsFor, isTold = true }: ReviewStepsProps) {
  const sentence = isTold || waitsFor.length > 0 ? formatWaitsFor(state, waitsFor) : '';
  return (
    <div className={classes['bar']}>
      <ol className={classes['steps']} aria-label={texts.progress.title}>
        {stepStates(state).map(({ name, is }) => {
          const Icon = ICONS[is];
          return (
            <li key={name} data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
              <Icon size={18} aria-hidden />
              <span>{texts.progress.steps[name]}</span>
              <span className={classes['state']}>{texts.progress.states[is]}</span>
            </li>
          );
        })}
      </ol>
      {sentence !== '' && <p className={classes['waits']}>{sentence}</p>}
    </div>
  );
}
