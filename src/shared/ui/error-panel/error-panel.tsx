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
  /** The call is a Platen-specific one that a foreign server may not know: a 404 then says so (design 2.4). */
  isOptionalCall?: boolean;
}

/** Error in place of the content: what happened, why, and what to do next. */
export function ErrorPanel({ error, title, onRetry, isOptionalCall = false }: ErrorPanelProps) {
  // A server that lacks a Platen-specific call is not an error.
  const isLacking = isOptionalCall && isNotOffered(error);
  const sentence = isLacking ? texts.notOffered : sentenceOf(error);
  const heading = title ?? (isLacking ? sentence : texts.title);
  return (
    <Alert color={isLacking ? 'gray' : 'red'} icon={<CircleAlert aria-hidden />} title={heading} role="alert">
      {heading !== sentence && <p className={classes['sentence']}>{sentence}</p>}
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
