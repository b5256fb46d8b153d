import { Alert, Button } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { type ApiError, isNotOffered } from '../../api';
import { sharedTexts } from '../../i18n';
import classes from './error-panel.module.css';

const texts = sharedTexts.errorPanel;

interface ErrorPanelProps {
  error: ApiError;
  title?: string;
  onRetry?: () => void;
  /** The call is one of ours that a foreign server may not know: a 404 then says so (design 2.4). */
  isOptionalCall?: boolean;
}

/** What happened, why, and what to do next, at the place where the content would be. */
export function ErrorPanel({ error, title, onRetry, isOptionalCall = false }: ErrorPanelProps) {
  // Nothing went wrong where a server does without one of our calls.
  const isLacking = isOptionalCall && isNotOffered(error);
  const sentence = isLacking ? texts.notOffered : sentenceOf(error);
  const heading = title ?? (isLacking ? sentence : texts.title);
  return (
    <Alert color={isLacking ? 'gray' : 'red'} icon={<CircleAlert aria-hidden />} title={heading} role="alert">
      {heading !== sentence && <p style={{ margin: 0 }}>{sentence}</p>}
      <div className={classes['actions']}>
        {onRetry && (
          <Button variant="default" size="sm" onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
        {error.requestId !== undefined && <small>{texts.requestId({ id: error.requestId })}</small>}
      </div>
    </Alert>
  );
}

const sentenceOf = (error: ApiError): string => (error.status === 403 ? texts.forbidden : error.message);
