import type { ReactNode } from 'react';
import { templateParts } from '@/entities/label';
import type { RuleValues } from '../model/label-values';
import { fixedType } from '../model/fixed-type';
import type { FieldsProps } from './fields-props';
import { RuleFields } from './rule-fields';
import classes from './setup.module.css';
import { texts } from './texts';

interface VariableRulesProps extends FieldsProps {
  template: unknown;
  /** What saving changes here does. */
  notice?: ReactNode;
}

/** How each variable of the label is filled in. */
export function VariableRules({ values, faults, change, template, notice }: VariableRulesProps) {
  const parts = templateParts(template);
  const changeRule = (variableName: string, patch: Partial<RuleValues>) =>
    change({
      rules: values.rules.map((rule) => (rule.variableName === variableName ? { ...rule, ...patch } : rule)),
    });
  return (
    <section className={classes['section']}>
      <h2>{texts.variables}</h2>
      {values.rules.length === 0 ? (
        <p className={classes['hint']}>{texts.noVariables}</p>
      ) : (
        <>
          <p className={classes['hint']}>{texts.variablesHint}</p>
          {notice}
          <ul className={classes['rules']}>
            {values.rules.map((rule) => (
              <li key={rule.variableName}>
                <RuleFields
                  rule={rule}
                  fixed={fixedType(parts, rule.variableName)}
                  faults={faults}
                  change={(patch) => changeRule(rule.variableName, patch)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
