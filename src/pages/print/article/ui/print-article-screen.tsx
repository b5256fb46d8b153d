import { Alert } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { generatePath } from 'react-router';
import type { Article } from '@/entities/article';
import { printedValues } from '@/entities/label';
import { usePrintsLeft } from '@/entities/subscription';
import { PrintProgress, UnfinishedPrints, usePrintProgressCode } from '@/features/send-print-job';
import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { usePrintForm } from '../model/use-print-form';
import { usePrintAction } from '../model/use-print-action';
import classes from './print-article.module.css';
import { PreviewColumn } from './preview-column';
import { PrintFoot } from './print-foot';
import { PrintPreconditions } from './print-preconditions';
import { PrintSteps } from './print-steps';
import { texts } from './texts';

/** The print page of one article: steps at the left, the live label at the right, one big button at the foot. */
export function PrintArticleScreen({ article }: { article: Article }) {
  usePrintProgressCode();
  const form = usePrintForm(article);
  const action = usePrintAction(article, form);
  const isOutOfPrints = usePrintsLeft()?.left === 0;
  const print = () => {
    if (!isOutOfPrints) void action.print();
  };
  useHotkeys([['mod+Enter', print]], []);

  const header = (
    <PageHeader
      title={texts.title(article.name)}
      description={article.externalIdentifier || undefined}
      backTo={generatePath(paths.printArticles)}
    />
  );
  const { articleLabel } = form;
  if (!articleLabel)
    return (
      <>
        {header}
        <Alert color="yellow">{texts.noLabel}</Alert>
      </>
    );
  return (
    <div className={classes['page']}>
      {header}
      <PrintPreconditions isOutOfPrints={isOutOfPrints} />
      <UnfinishedPrints />
      <div className={classes['columns']}>
        <PrintSteps article={article} form={form} faults={action.faults} onEdit={action.forgetFault} />
        <PreviewColumn
          labelId={articleLabel.labelId}
          values={printedValues(form.variables, form.values)}
          dpi={form.dpi}
        />
      </div>
      <PrintFoot
        form={form}
        message={action.message}
        isPrinting={action.isPrinting}
        isOutOfPrints={isOutOfPrints}
        printedCount={action.printedCount}
        onPrint={print}
      />
      {action.job && <PrintProgress job={action.job} onClose={action.reset} />}
    </div>
  );
}
