import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { LabelVariable } from '../api/label-variable-schema';
import { variableLabel } from '../model/label-values';
import classes from './label-notes.module.css';

/** Note about a label: a reason not to print it, or to look at it first. */
export interface LabelNote {
  message: string;
  variable?: string | undefined;
}

interface LabelNotesProps {
  kind: 'problem' | 'warning';
  title: string;
  notes: readonly LabelNote[];
  variables: readonly LabelVariable[];
  /** Returns the id of a variable's field on this screen; without it the notes are not links. */
  fieldIdOf: ((variable: string) => string) | undefined;
}

/** Short list below the label; pressing a note focuses the field it is about. */
export function LabelNotes({ kind, title, notes, variables, fieldIdOf }: LabelNotesProps) {
  const Icon = kind === 'problem' ? CircleAlert : TriangleAlert;
  return (
    <div className={classes['notes']} data-kind={kind}>
      <p className={classes['title']}>
        <Icon size={16} aria-hidden />
        {title}
      </p>
      <ul>
        {notes.map(({ variable, message }) => {
          const known = variables.find(({ variableName }) => variableName === variable);
          return (
            <li key={message}>
              {known && fieldIdOf ? (
                <button
                  type="button"
                  className={classes['lead']}
                  onClick={() => document.getElementById(fieldIdOf(known.variableName))?.focus()}
                >
                  <strong>{variableLabel(known)}</strong> {message}
                </button>
              ) : (
                message
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
