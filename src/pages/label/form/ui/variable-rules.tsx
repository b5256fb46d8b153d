import type { ReactNode } from 'react';
import { templateParts, type TemplateParts } from '@/entities/label';
import type { FieldsProps, FormErrors } from '@/shared/lib/form';
import { FOLDED_FROM } from '../config/limits';
import { texts } from '../i18n';
import { formatRule } from '../model/format-rule';
import { type LabelValues, ruleField, type RuleValues } from '../model/label-form';
import { RuleFields } from './rule-fields';
import classes from './setup.module.css';

const RULE_FIELDS = ['displayName', 'defaultValue', 'propertySize'] as const;

interface VariableRulesProps extends FieldsProps<LabelValues> {
  template: unknown;
  /** Notice about the effect of a save. */
  notice?: ReactNode;
}

interface FoldProps {
  isFolded: boolean;
  rule: RuleValues;
  errors: FormErrors;
  children: ReactNode;
}

/** On labels with many variables, collapses each variable to one line; a variable with errors is expanded. */
function Fold({ isFolded, rule, errors, children }: FoldProps) {
  if (!isFolded) return children;
  const isFaulty = RULE_FIELDS.some((field) => errors[ruleField(rule.variableName, field)] !== undefined);
  return (
    <details className={classes['fold']} {...(isFaulty && { open: true })}>
      <summary>
        <span className={classes['variable']} dir="auto">
          {rule.variableName}
        </span>{' '}
        <span className={classes['hint']}>{formatRule(rule)}</span>
      </summary>
      {children}
    </details>
  );
}

/** Section with the rules of the label's variables. */
export function VariableRules({ values, errors, change, template, notice }: VariableRulesProps) {
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
                <Fold isFolded={values.rules.length >= FOLDED_FROM} rule={rule} errors={errors}>
                  <RuleFields
                    rule={rule}
                    source={parts?.variables.find(({ name }) => name === rule.variableName)?.source}
                    fixed={fixedType(parts, rule.variableName)}
                    errors={errors}
                    change={(patch) => changeRule(rule.variableName, patch)}
                  />
                </Fold>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/**
 * Returns the only type that a variable can have because of its use on the label: a variable shown as a picture is a
 * picture; one that shows or hides an element is a toggle, unless the template declares it as a text or a picture, whose
 * value then shows the element. Returns undefined if the choice is free.
 */
export function fixedType(
  template: TemplateParts | undefined,
  variableName: string,
): RuleValues['type'] | undefined {
  const { elements, variables } = template ?? { elements: [], variables: [] };
  if (elements.some(({ source }) => source?.variable === variableName)) return 'media-ref';
  if (!elements.some(({ visibleWhen }) => visibleWhen === variableName)) return undefined;
  const declared = variables.find(({ name }) => name === variableName)?.['type'];
  return declared === 'default' || declared === 'media-ref' ? declared : 'toggle';
}
