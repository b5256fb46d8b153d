import type { LabelTemplate } from 'label-core';
import { variableUses } from 'label-core/design';
import { ElementLead } from '@/entities/label';
import { texts } from '../i18n';
import classes from './variables.module.css';

interface VariableUsersProps {
  template: LabelTemplate;
  /** Of the variable. */
  name: string;
  onGo: (elementId: string) => void;
}

/** The elements that use a variable, each of which leads there, and the variables computed from it; or that there are none. */
export function VariableUsers({ template, name, onGo }: VariableUsersProps) {
  const words = texts.variables;
  const { inContent, asPicture, asCondition, inSources } = variableUses(template, name);
  const users = [
    ...[...inContent, ...asPicture].map((id) => ({ id, label: id, key: `shows ${id}` })),
    ...asCondition.map((id) => ({ id, label: words.condition({ name: id }), key: `when ${id}` })),
  ];
  if (users.length === 0 && inSources.length === 0)
    return <span className={classes['unused']}>{words.unused}</span>;
  return (
    <span className={classes['users']}>
      {words.usedBy}
      {users.map(({ id, label, key }) => (
        <ElementLead key={key} onGo={() => onGo(id)}>
          {label}
        </ElementLead>
      ))}
      {inSources.map((user) => (
        <span key={`computes ${user}`}>{user}</span>
      ))}
    </span>
  );
}
