import { Alert } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import type { ApiError } from '@/shared/api';
import { texts } from '../../i18n';
import classes from './save.module.css';

interface SaveRefusalProps {
  title: string;
  error: ApiError;
}

/** Says why a save was refused, in the server's sentences. The design is untouched. */
export function SaveRefusal({ title, error }: SaveRefusalProps) {
  const { message, problems, requestId } = error;
  const more = [...new Set(problems.map((problem) => problem.message))].filter(
    (sentence) => sentence !== '' && sentence !== message,
  );
  return (
    <Alert color="red" role="alert" icon={<CircleAlert aria-hidden />} title={title}>
      <p className={classes['words']}>{message}</p>
      {more.length > 0 && (
        <ul className={classes['problems']}>
          {more.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {requestId !== undefined && <small>{texts.save.requestId({ id: requestId })}</small>}
    </Alert>
  );
}
