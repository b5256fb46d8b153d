import { Radio, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { subscriptionQueries } from '@/entities/subscription';
import { isNotOffered } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { texts } from './texts';

interface TemplateChoiceProps {
  value: string;
  onChange: (templateId: string) => void;
}

/** The subscriptions that can be had, the first one chosen. Where none are offered the server chooses. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const templates = useQuery(subscriptionQueries.templates());
  if (templates.isPending) return <Skeleton height={96} />;
  if (isNotOffered(templates.error)) return null;
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
