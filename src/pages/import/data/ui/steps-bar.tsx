import { Check } from 'lucide-react';
import { VisuallyHidden } from '@mantine/core';
import { texts } from '../i18n';
import { wizardSteps, type WizardStep } from '../model/wizard-state';
import classes from './import-data.module.css';

interface StepsBarProps {
  step: WizardStep;
  /** The file is being sent: going back is not possible. */
  isLocked: boolean;
  onGo: (step: WizardStep) => void;
}

/** Shows the current step; completed steps are links back. */
export function StepsBar({ step, isLocked, onGo }: StepsBarProps) {
  const at = wizardSteps.indexOf(step);
  return (
    <ol className={classes['steps']} aria-label={texts.steps}>
      {wizardSteps.map((one, index) => {
        const isDone = index < at;
        const words = (
          <>
            <span className={classes['number']} aria-hidden>
              {isDone ? <Check size={14} /> : index + 1}
            </span>
            <span className={classes['stepName']}>{texts.stepNames[one]}</span>
            {isDone && <VisuallyHidden>{texts.done}</VisuallyHidden>}
          </>
        );
        return (
          <li
            key={one}
            className={classes['step']}
            data-state={isDone ? 'done' : index === at ? 'current' : 'next'}
            aria-current={index === at ? 'step' : undefined}
          >
            {isDone && !isLocked ? (
              <button type="button" className={classes['stepButton']} onClick={() => onGo(one)}>
                {words}
              </button>
            ) : (
              <span className={classes['stepButton']}>{words}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
