import type { LabelTemplate } from 'label-core';
import type { Edit } from 'label-core/design';
import { useLayoutEffect, useRef, useState } from 'react';
import { texts } from '../i18n';
import { AddVariable } from './add-variable';
import { VariableRules } from './variable-rules';
import classes from './variables.module.css';

interface VariablesPanelProps {
  template: LabelTemplate;
  /** Makes an edit that is not refused. */
  onEdit: (edit: Edit, mergeKey?: string) => void;
  /** Leads to an element. */
  onGo: (elementId: string) => void;
}

/** All variables of a label with their rules, and where each is used. */
export function VariablesPanel({ template, onEdit, onGo }: VariablesPanelProps) {
  const { variables } = template;
  const list = useRef<HTMLUListElement>(null);
  const newName = useRef<HTMLInputElement>(null);
  const [removed, setRemoved] = useState<{ at: number }>();
  // The button that was pressed is gone: the focus goes to the next variable, or to the field for a new one.
  useLayoutEffect(() => {
    if (!removed) return;
    const rows = list.current?.children ?? [];
    const next = rows[Math.min(removed.at, rows.length - 1)]?.querySelector('input');
    (next ?? newName.current)?.focus();
  }, [removed]);
  return (
    <div className={classes['panel']}>
      {variables.length === 0 ? (
        <p className={classes['note']}>{texts.variables.none}</p>
      ) : (
        <ul ref={list} className={classes['list']} aria-label={texts.variables.list}>
          {variables.map((variable, index) => (
            // The name is one of the things that are changed here.
            <li key={`variable ${index}`}>
              <VariableRules
                template={template}
                variable={variable}
                onEdit={onEdit}
                onGo={onGo}
                onRemove={() => {
                  onEdit({ kind: 'removeVariable', name: variable.name });
                  setRemoved({ at: index });
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <AddVariable template={template} field={newName} onEdit={onEdit} />
    </div>
  );
}
