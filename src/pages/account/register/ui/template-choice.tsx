import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/RadioIndicator.css';
import '@mantine/core/styles/Radio.css';
import { Radio, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { subscriptionQueries } from '@/entities/subscription';
import { isNotOffered, type ApiError } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { texts } from '../i18n';

const UNAUTHORIZED = 401;

interface TemplateChoiceProps {
  value: string;
  onChange: (templateId: string) => void;
}

/** Returns whether the server lacks the call, or returns subscriptions only with a token of a signed-in person (401). */
const areNotTold = (error: ApiError | null) => isNotOffered(error) || error?.status === UNAUTHORIZED;

/** Choice of the subscription, the first one preselected. If the server lists none, it chooses itself. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const templates = useQuery(subscriptionQueries.templates());
  if (templates.isPending) return <Skeleton height={96} />;
  if (areNotTold(templates.error)) return null;
  if (templates.error) return <ErrorPanel error={templates.error} onRetry={() => void templates.refetch()} />;
  const first = templates.data[0];
  if (!first) return null;
  return (
    <Radio.Group label={texts.plan} value={value || String(first.templateId)} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        {templates.data.map(({ templateId, name, type, description }) => (
          <Radio
            key={templateId}
            value={String(templateId)}
            label={name || type}
            description={description || undefined}
            size="md"
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
