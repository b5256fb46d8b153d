import { Checkbox, Skeleton, TextInput } from '@mantine/core';
import { Suspense } from 'react';
import type { Connector } from '@/entities/connector';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import type { ConnectorForm } from '../model/connector-form';

/** Loaded after the rest of the form, which does not wait for it: choosing labels needs more code. */
const ConnectorLabels = lazyPart(async () => ({
  default: (await import('./connector-labels')).ConnectorLabels,
}));

interface ConnectorFieldsProps {
  form: ConnectorForm;
  /** Saved connector; a new one has no switch that disables it. */
  connector?: Connector;
}

/** Fields for the name of a connector, the labels of its articles, and whether it is enabled. */
export function ConnectorFields({ form, connector }: ConnectorFieldsProps) {
  const { values, change, errors } = form;
  return (
    <>
      <TextInput
        label={texts.name}
        description={texts.nameHint}
        size="md"
        autoComplete="off"
        value={values.name}
        error={errors['name']}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      {connector && (
        <Checkbox
          size="md"
          label={texts.isEnabled}
          description={texts.isEnabledHint}
          checked={values.isEnabled}
          onChange={(event) => change({ isEnabled: event.currentTarget.checked })}
        />
      )}
      <Suspense fallback={<Skeleton height={280} />}>
        <ConnectorLabels
          saved={connector?.labels ?? []}
          value={values.labelIds}
          error={errors['labelIds']}
          onChange={(labelIds) => change({ labelIds })}
        />
      </Suspense>
    </>
  );
}
