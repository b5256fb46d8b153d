import { LabelPreview, LabelStateBadge, templateVariables } from '@/entities/label';
import { ReviewSteps, versionNumber, type ReviewVersion } from '@/entities/review';
import { SampleSelect, StressFindings, useVersionSamples } from '@/features/compare-versions';
import { DecisionOutcome } from '@/features/review';
import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { USUAL_DPI } from '@/shared/config';
import { texts } from '../i18n';
import { NextSteps } from './next-steps';
import { OpenPdf } from './open-pdf';
import classes from './preview.module.css';
import { TestData } from './test-data';
import { VersionFacts } from './version-facts';

/** Preview with the chosen values, the facts about the version, and the next steps. */
export function PreviewScreen({ version }: { version: ReviewVersion }) {
  const samples = useVersionSamples(version, version.testData);
  const { sample, choose } = samples;
  const { labelId, labelName, widthMm, heightMm, template, publishedAt } = version;
  // A server that draws its labels itself sends no template to try values with.
  const isDrawn = Boolean(template);
  return (
    <>
      <PageHeader
        title={labelName}
        badge={<LabelStateBadge state={version.state} />}
        description={texts.description({ version: versionNumber(version.version) })}
        backTo={paths.qualityLabels}
        actions={<OpenPdf version={version} sample={sample} />}
      />
      <DecisionOutcome />
      <div className={classes['screen']}>
        <ReviewSteps state={version.state} waitsFor={version.waitsFor} isTold={version.versionHash !== ''} />
        <div className={classes['columns']}>
          <div className={classes['drawing']}>
            {isDrawn && <SampleSelect comparison={samples} />}
            <LabelPreview
              label={{
                labelId,
                name: labelName,
                widthMm,
                heightMm,
                template,
                publishedAt,
                version: version.version,
                variables: templateVariables(template),
              }}
              values={sample.values}
              dpi={USUAL_DPI}
            />
            {isDrawn && <StressFindings comparison={samples} />}
            <TestData rows={version.testData} sample={sample} choose={choose} />
          </div>
          <div className={classes['facts']}>
            <NextSteps version={version} />
            <VersionFacts version={version} />
          </div>
        </div>
      </div>
    </>
  );
}
