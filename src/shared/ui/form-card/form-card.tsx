import { CircleAlert } from 'lucide-react';
import type { ReactNode, SubmitEventHandler } from 'react';
import classes from './form-card.module.css';

interface FormCardProps {
  title: string;
  hint?: ReactNode;
  /** What did not work, and why: read out when it appears. */
  failure?: { title: string; message: string } | undefined;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Where else to go from here; under the form. */
  links?: ReactNode;
  /** Other ways than the form, after its button. */
  others?: ReactNode;
  children: ReactNode;
}

/** The one form of a public screen: a title, what went wrong, the fields with their button, the ways on. */
export function FormCard({ title, hint, failure, onSubmit, links, others, children }: FormCardProps) {
  return (
    <div className={classes['form']}>
      <form onSubmit={onSubmit} noValidate className={classes['form']}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {hint !== undefined && <p className={classes['hint']}>{hint}</p>}
        </div>
        {failure && (
          <div role="alert" className={classes['failure']}>
            <CircleAlert size={20} aria-hidden />
            <div>
              <strong>{failure.title}</strong>
              <p>{failure.message}</p>
            </div>
          </div>
        )}
        {children}
      </form>
      {others}
      {links !== undefined && <div className={classes['links']}>{links}</div>}
    </div>
  );
}
