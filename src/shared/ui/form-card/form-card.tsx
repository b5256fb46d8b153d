import { CircleAlert } from 'lucide-react';
import type { ReactNode, SubmitEventHandler } from 'react';
import classes from './form-card.module.css';

interface FormCardProps {
  title: string;
  hint?: ReactNode;
  /** Error and its cause; read out when it appears. */
  failure?: { title: string; message: string } | undefined;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Links to other screens, below the form. */
  links?: ReactNode;
  /** Alternatives to the form, below its button. */
  others?: ReactNode;
  children: ReactNode;
}

/** Form of a public screen: title, error, fields with their button, links. */
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
