import { Check, CircleDot, Circle, type LucideIcon } from 'lucide-react';
import { stepStates, type StepState } from '../model/step-states';
import { waitsForWords } from '../model/waits-for';
import classes from './review-steps.module.css';
import { texts } from './texts';

const ICONS: Readonly<Record<StepState, LucideIcon>> = { done: Check, now: CircleDot, ahead: Circle };

interface ReviewStepsProps {
  /** Of the version, as the server spells it. */
  state: string;
  /** Names of the people who can take it further. */
  waitsFor: readonly string[];
  /** Whether the server knows who could act: only then nobody means nobody. */
  isTold?: boolean;
}

/** The way of a version from its data to its publication: what is done, where it stands, and who must act next. */
export function ReviewSteps({ state, waitsFor, isTold = true }: ReviewStepsProps) {
  const words = isTold || waitsFor.length > 0 ? waitsForWords(state, waitsFor) : '';
  return (
    <div className={classes['bar']}>
      <ol className={classes['steps']} aria-label={texts.steps}>
        {stepStates(state).map(({ name, is }) => {
          const Icon = ICONS[is];
          return (
            <li key={name} data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
              <Icon size={18} aria-hidden />
              <span>{texts.step[name]}</span>
              <span className={classes['state']}>{texts.is[is]}</span>
            </li>
          );
        })}
      </ol>
      {words !== '' && <p className={classes['waits']}>{words}</p>}
    </div>
  );
}
