import { Alert, Button } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { isNotOffered, type ApiError } from '../../api';
import classes from './error-panel.module.css';
import { texts } from './texts';

interface ErrorPanelProps {
  error: ApiError;
  title?: string;
  onRetry?: () => void;
  /** The call is one of ours that a foreign server may not know: a 404 then says so (design 2.4). */
  isOptionalCall?: boolean;
}

/** What happened, why, and what to do next, at the place where the content would be. */
export function ErrorPanel({ error, title = texts.title, onRetry, isOptionalCall = false }: ErrorPanelProps) {
  return (
    <Alert color="red" icon={<CircleAlert aria-hidden />} title={title} role="alert">
      <p style={{ margin: 0 }}>{sentenceOf(error, isOptionalCall)}</p>
      <div className={classes['actions']}>
        {onRetry && (
          <Button variant="default" size="sm" onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
        {error.requestId !== undefined && <small>{texts.requestId(error.requestId)}</small>}
      </div>
    </Alert>
  );
}

function sentenceOf(error: ApiError, isOptionalCall: boolean): string {
  if (error.status === 403) return texts.forbidden;
  if (isOptionalCall && isNotOffered(error)) return texts.notOffered;
  return error.message;
}
