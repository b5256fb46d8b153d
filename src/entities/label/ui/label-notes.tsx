import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { LabelVariable } from '../api/label-variable-schema';
import { variableLabel } from '../model/label-values';
import classes from './label-notes.module.css';

/** Something to say about a label: a reason not to print it, or to look at it first. */
export interface LabelNote {
  message: string;
  variable?: string | undefined;
}

interface LabelNotesProps {
  kind: 'problem' | 'warning';
  title: string;
  notes: readonly LabelNote[];
  variables: readonly LabelVariable[];
  /** The id of a variable's field on this screen; without it the notes lead nowhere. */
  fieldIdOf: ((variable: string) => string) | undefined;
}

/** A short list under the label; pressing a note brings the focus to the field it is about. */
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
