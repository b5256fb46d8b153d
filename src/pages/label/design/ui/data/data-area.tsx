import { SegmentedControl, Skeleton } from '@mantine/core';
import type { LabelParts } from 'label-core';
import { Suspense, type ComponentProps } from 'react';
import type { LabelKit } from '@/entities/label';
import type { Id } from '@/shared/api';
import { BusyButton } from '@/shared/ui/busy-button';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { Designing } from '../../model/use-designing';
import type { Following } from '../../model/use-following';
import { useIsEdited, type NewestTemplate } from '../../model/use-newest';
import { PANELS, type DataPanels } from '../../model/use-scan-check';
import type { ShownValues } from '../../model/use-shown-values';
import { texts } from '../i18n';
import classes from '../designer.module.css';
import { DataPanel } from './data-panel';
import { ProblemList } from './problem-list';

/** Loaded when their panels are opened. */
const loadArticleCheck = () => import('@/features/article-check');
const ArticlesPanel = lazyPart(async () => ({ default: (await loadArticleCheck()).ArticlesPanel }));
const VariablesPanel = lazyPart(async () => ({
  default: (await import('../variables/variables-panel')).VariablesPanel,
}));
/** Loaded with the first test. */
const ScanFindings = lazyPart(async () => ({
  default: (await import('@/features/scan-check')).ScanFindings,
}));

interface DataAreaProps extends DataPanels {
  designing: Designing;
  newest: NewestTemplate;
  /** Called when the focus comes into the area and leaves it. */
  handlers: Following['handlers'];
  kit: LabelKit;
  labelId: Id | undefined;
  shown: ShownValues;
  /** What the layout found with the shown values. */
  found: Pick<LabelParts, 'problems' | 'warnings'>;
  dpi: number;
  onGo: (elementId: string) => void;
}

/** What the label is shown with, and what was found out about it: one panel at a time, and the test of its barcodes. */
export function DataArea(props: DataAreaProps) {
  const { designing, newest, handlers, kit, labelId, shown, found, panel, onPanel, scan, dpi, onGo } = props;
  const { template } = designing;
  const { values } = shown;
  const findingsCount = found.problems.length + found.warnings.length + scan.failures;
  return (
    <section className={classes['data']} aria-label={texts.areas.data} data-area="data" {...handlers}>
      <div className={classes['bar']}>
        <SegmentedControl
          className={classes['tabs']}
          onPointerEnter={warmUpArticles}
          onFocus={warmUpArticles}
          value={panel}
          onChange={(value) => onPanel(PANELS.find((one) => one === value) ?? 'data')}
          data={[
            { value: 'data', label: texts.data.title },
            { value: 'problems', label: texts.problems.title({ count: findingsCount }) },
            { value: 'articles', label: texts.articles },
            { value: 'variables', label: texts.variables.title },
          ]}
        />
        <BusyButton variant="default" size="compact-sm" h={36} isBusy={scan.isBusy} onClick={props.onScan}>
          {texts.testScan}
        </BusyButton>
      </div>
      <div className={classes['scrolled']}>
        {panel === 'data' && <DataPanel template={template} labelId={labelId} shown={shown} />}
        {panel === 'problems' && (
          <div className={classes['panel']}>
            {scan.run && (
              <Suspense fallback={<Skeleton height={48} />}>
                <ScanFindings
                  dpi={scan.run.subject.dpi}
                  findings={scan.run.findings}
                  fault={scan.run.fault}
                  isOld={scan.isOld}
                  onGo={onGo}
                  isThere={(id) => template.elements.some((element) => element.id === id)}
                  onRetry={scan.start}
                />
              </Suspense>
            )}
            <ProblemList
              designing={designing}
              found={found}
              kit={kit}
              values={values}
              dpi={dpi}
              onGo={onGo}
            />
          </div>
        )}
        <Suspense fallback={<Skeleton height={96} />}>
          {panel === 'articles' && (
            <Articles newest={newest} labelId={labelId} template={template} dpi={dpi} onShow={shown.show} />
          )}
          {panel === 'variables' && (
            <VariablesPanel template={template} onEdit={designing.edit} onGo={onGo} />
          )}
        </Suspense>
      </div>
    </section>
  );
}

/** Loads what the check of articles needs while somebody goes to the tabs. Without it, the panel itself says what failed. */
const warmUpArticles = () =>
  void loadArticleCheck().then(
    ({ warmUpCheck }) => warmUpCheck(),
    () => undefined,
  );

interface ArticlesProps extends Omit<ComponentProps<typeof ArticlesPanel>, 'isEdited'> {
  newest: NewestTemplate;
}

/** An edit ends the check of the label before: it is drawn at once, and the panel follows. */
function Articles({ newest, ...props }: ArticlesProps) {
  return <ArticlesPanel {...props} isEdited={useIsEdited(newest, props.template)} />;
}
