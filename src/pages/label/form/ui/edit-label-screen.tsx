import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { PenTool } from 'lucide-react';
import { Suspense } from 'react';
import { generatePath, Link } from 'react-router';
import { type LabelSetup, LabelStateBadge, ReviewNotice, formatSize } from '@/entities/label';
import { orNotOffered } from '@/shared/api';
import { paths } from '@/shared/routes';
import { lazyPart } from '@/shared/ui/lazy-part';
import { PageFrame } from '@/shared/ui/page-frame';
import { deleteLabelMutation } from '../api/save-label-mutation';
import { texts } from '../i18n';
import { changedParts, useLabelForm } from '../model/label-form';
import { useSaveLabel } from '../model/use-save-label';
import { ConnectedHero } from './connected-hero';
import { EnabledSwitch } from './enabled-switch';
import { GroupChoice } from './group-choice';
import { LabelWaits } from './label-waits';
import { LineCheckField } from './line-check-field';
import { NameField } from './name-field';
import { PrinterChoice } from './printer-choice';
import classes from './setup.module.css';
import { VariableRules } from './variable-rules';

/** Sections further down, loaded after the form. */
const ConnectedArticles = lazyPart(async () => ({
  default: (await import('./connected-articles')).ConnectedArticles,
}));
const LabelVersions = lazyPart(async () => ({ default: (await import('./label-versions')).LabelVersions }));
const ReplaceFile = lazyPart(async () => ({ default: (await import('./replace-file')).ReplaceFile }));

/** Returns a sentence about the articles that would be disconnected; `articles` is undefined if the server does not count them. */
const articlesNotice = (articles: number | undefined) =>
  articles === undefined ? texts.articlesDisconnected : texts.articlesUsing({ count: articles });

/** Form of a saved label. Changes based on an older revision never overwrite a newer one. */
export function EditLabelScreen({ label }: { label: LabelSetup }) {
  const { labelId, version, use } = label;
  const form = useLabelForm(label);
  const save = useSaveLabel(label);
  const { mutateAsync: remove } = useMutation(deleteLabelMutation());
  const { values, change, errors } = form;
  const fields = { values, change, errors };
  const kept = whyKept(use);
  const makesVersion = changedParts(values, form.saved).rules.length > 0;
  return (
    <PageFrame
      title={label.name}
      description={formatSize(label.widthMm, label.heightMm)}
      badge={<LabelStateBadge state={label.state} />}
      backTo={paths.labels}
      form={form}
      submit={{ kind: 'save', run: () => form.submit(save) }}
      {...(kept === undefined && {
        removal: {
          name: label.name,
          run: () => orNotOffered(remove(labelId), texts.deleteNotOffered),
        },
      })}
    >
      <div className={classes['columns']}>
        <div className={classes['form']}>
          <LabelWaits label={label} />
          <EnabledSwitch label={label} />
          <div>
            <Button
              component={Link}
              to={generatePath(paths.labelDesign, { id: String(labelId) })}
              variant="default"
              leftSection={<PenTool size={16} aria-hidden />}
            >
              {texts.designNext}
            </Button>
          </div>
          <NameField {...fields} />
          <VariableRules
            {...fields}
            template={label.template}
            notice={
              makesVersion && <ReviewNotice before={texts.newVersion({ version: (version ?? 0) + 1 })} />
            }
          />
          <GroupChoice {...fields} />
          <PrinterChoice {...fields} />
          <LineCheckField {...fields} />
          <Suspense>
            <ConnectedArticles labelId={labelId} />
            <LabelVersions labelId={labelId} />
            <ReplaceFile label={label} isBlocked={form.isChanged} />
          </Suspense>
          <section className={classes['section']}>
            <h2>{texts.deletion}</h2>
            <p className={classes['hint']}>
              {kept === undefined
                ? articlesNotice(use?.articles)
                : [texts.cannotDelete, kept, texts.disableInstead].join(' ')}
            </p>
          </section>
        </div>
        <ConnectedHero label={label} name={values.name} rules={values.rules} />
      </div>
    </PageFrame>
  );
}

const { usedBy } = texts;

/**
 * Returns why a label cannot be deleted, as sentences; undefined if it can. If the server does not report the use, a
 * deletion can be tried.
 */
export function whyKept(use: LabelSetup['use']): string | undefined {
  if (!use) return undefined;
  const { orderLines, widgets, printJobs } = use;
  const reasons = [
    orderLines > 0 && usedBy.orderLines({ count: orderLines }),
    widgets > 0 && usedBy.widgets({ count: widgets }),
    printJobs > 0 && usedBy.history,
  ].filter((reason) => reason !== false);
  return reasons.length === 0 ? undefined : reasons.join(' ');
}
