import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { featureFlagQueries } from '@/entities/subscription';
import { labelQueries } from '@/entities/label';
import { EmptyState } from '@/shared/ui/empty-state';
import { LeaveQuestion } from '@/shared/ui/page-frame';
import { PageHeader } from '@/shared/ui/page-header';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import { valueKeys } from '../model/field-mapping';
import { useImportWizard } from '../model/use-import-wizard';
import { valueNames } from '../model/field-names';
import { FileStep } from './file-step';
import classes from './import-data.module.css';
import { StepsBar } from './steps-bar';

const loadLaterSteps = () => import('./later-steps');
const LaterSteps = lazyPart(async () => ({ default: (await loadLaterSteps()).LaterSteps }));

/** /importdata - import of articles or orders from a file, or a notice if the organisation has no imports. */
export function ImportDataPage() {
  const { data: features } = useQuery(featureFlagQueries.mine());
  // Shown before a file is read and mapped in vain. While the feature is unknown, the server decides at the end.
  if (features && !features.importEnabled)
    return (
      <>
        <PageHeader title={texts.title} />
        <EmptyState>{texts.notPart}</EmptyState>
      </>
    );
  return <ImportSteps />;
}

/** Import wizard: a file is chosen, read, mapped and checked in the browser, then sent. */
function ImportSteps() {
  const { data: labels = [] } = useQuery(labelQueries.list());
  const keys = valueKeys(labels);
  const wizard = useImportWizard(keys);
  const { state, goTo } = wizard;
  const isSent = state.sending.state === 'sent';
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      <div className={classes['wizard']}>
        <StepsBar step={state.step} isLocked={isSent || state.sending.state === 'sending'} onGo={goTo} />
        {state.step === 'file' ? (
          <FileStep wizard={wizard} keys={keys} onChoosing={() => void loadLaterSteps()} />
        ) : (
          <Suspense fallback={<Skeleton height={240} />}>
            <LaterSteps wizard={wizard} keys={keys} names={valueNames(labels)} />
          </Suspense>
        )}
      </div>
      <LeaveQuestion isNeeded={!isSent && (state.source !== undefined || state.pasted.trim() !== '')} />
    </>
  );
}
