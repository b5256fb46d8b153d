import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { LabelSummary } from '@/entities/label';
import type { HelperConnection } from '@/entities/printer-helper';
import type { Printer } from '@/entities/printer';
import { preferenceQueries, type UserSettings } from '@/entities/preference';
import { paths } from '@/shared/routes';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { PageFrame } from '@/shared/ui/page-frame';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import { usePreferenceForm } from '../model/use-preference-form';
import { ComputerSection, ComputerUnknown } from './computer-section';

/** Loaded after the form, since it is the larger half of the code. */
const LabelSection = lazyPart(async () => ({ default: (await import('./label-section')).LabelSection }));

interface PreferencesScreenProps {
  labels: readonly LabelSummary[];
  printers: readonly Printer[];
  settings: UserSettings;
  connection: HelperConnection;
}

/** Preferences form. Its two parts are independent: the labels can be edited even if the computer is unknown. */
export function PreferencesScreen({ labels, printers, settings, connection }: PreferencesScreenProps) {
  const { computerName } = connection;
  const computer = useQuery(preferenceQueries.ofComputer(computerName));
  const form = usePreferenceForm({
    settings,
    computer: computer.data && { ...computer.data, computerName },
    printerIds: printers.map(({ printerId }) => printerId),
  });
  return (
    <PageFrame
      title={texts.title}
      description={texts.description}
      backTo={paths.home}
      form={form}
      submit={{ kind: 'save', run: form.save }}
    >
      {computerName === '' && <ComputerUnknown connection={connection} />}
      {computer.data && <ComputerSection computerName={computerName} printers={printers} form={form} />}
      {computer.error && !computer.data && (
        <ErrorPanel error={computer.error} onRetry={() => void computer.refetch()} />
      )}
      <Suspense fallback={<Skeleton height={320} />}>
        <LabelSection labels={labels} printers={printers} form={form} />
      </Suspense>
    </PageFrame>
  );
}
