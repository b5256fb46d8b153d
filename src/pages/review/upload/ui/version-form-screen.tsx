import { Alert, Button, Skeleton } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { canTake } from '@/entities/review';
import { qualityRolesOf, useSessionUser } from '@/entities/session';
import { PageFrame } from '@/shared/ui/page-frame';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import { useVersionForm } from '../model/version-form';
import type { VersionSubject } from '../model/version-subject';
import { FileSection } from './file-section';
import { NextChoice } from './next-choice';
import classes from './upload.module.css';

/** Loaded after a file was read, which takes longer than loading these. */
const TestData = lazyPart(async () => ({ default: (await import('./test-data')).TestData }));
const VersionPreview = lazyPart(async () => ({
  default: (await import('./version-preview')).VersionPreview,
}));

interface VersionFormScreenProps {
  subject: VersionSubject;
  title: string;
  /** Notice about what the file replaces. */
  notice: ReactNode;
  backTo: string;
}

/** Form for a version's file, test data, comment and next step, with a preview of the label. */
export function VersionFormScreen({ subject, title, notice, backTo }: VersionFormScreenProps) {
  const { version } = subject;
  const form = useVersionForm(subject);
  const roles = qualityRolesOf(useSessionUser());
  const [shownRow, setShownRow] = useState('');
  const cameWith = faultIn(useLocation().state);
  const { values, change, errors } = form;
  const template = values.read?.template ?? version?.template;
  const canSetTestData = values.read !== undefined || (version && canTake(version, roles, 'set-test-data'));
  const isSomethingSaid = form.isChanged || values.next === 'ready';
  return (
    <PageFrame
      title={title}
      description={texts.ofLabel({ label: subject.labelName })}
      backTo={backTo}
      form={form}
      submit={{
        kind: 'add',
        text: texts.submit[values.next],
        run: form.save,
        landing: form.landing,
      }}
    >
      <div className={classes['columns']}>
        <div className={classes['form']}>
          {cameWith !== undefined && (
            <Alert color="red" role="alert" icon={<CircleAlert aria-hidden />} title={texts.partlyTitle}>
              {cameWith}
            </Alert>
          )}
          {form.isStale && (
            <Alert color="yellow" role="alert" icon={<CircleAlert aria-hidden />} title={texts.stale}>
              <p className={classes['words']}>{texts.staleHint}</p>
              <Button variant="default" size="sm" mt="sm" onClick={form.takeNewer}>
                {texts.takeNewer}
              </Button>
            </Alert>
          )}
          <FileSection
            form={form}
            version={version}
            now={version ?? subject.before}
            notice={notice}
            fault={form.isTried ? form.fileError : undefined}
          />
          {canSetTestData === true ? (
            <Suspense fallback={<Skeleton height={320} />}>
              <TestData
                rows={values.rows}
                template={template}
                errors={errors}
                onChange={(rows) => change({ rows })}
                onShow={setShownRow}
              />
            </Suspense>
          ) : (
            version && <p className={classes['hint']}>{texts.onlyFile}</p>
          )}
          {isSomethingSaid || !version || canSetTestData === true ? (
            <NextChoice
              values={values}
              change={change}
              fault={errors['comment']}
              hasComment={form.file !== undefined || values.next === 'ready'}
            />
          ) : null}
        </div>
        <Suspense fallback={<Skeleton height={240} />}>
          <VersionPreview
            name={subject.labelName}
            sizes={values.read ?? version}
            template={template}
            rows={values.rows}
            shown={shownRow}
            onShow={setShownRow}
          />
        </Suspense>
      </div>
    </PageFrame>
  );
}

/** Returns the message about a partial save from the previous screen. */
function faultIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('fault' in state)) return undefined;
  return typeof state.fault === 'string' ? state.fault : undefined;
}
