import { Alert, Button, Progress } from '@mantine/core';
import { useState } from 'react';
import { isOver, PrintProgress, rowCount, type SeriesControl } from '@/features/send-print-job';
import { focusMain } from '@/shared/ui/main-focus';
import { texts } from '../i18n';
import { standing } from '../model/standing';
import classes from './print-file.module.css';

const { series: said } = texts;
const PERCENT = 100;

/** Progress of the print of a file, also of one that an earlier page began, and how to go on with it. */
export function SeriesPanel({ control }: { control: SeriesControl }) {
  const { series, progress, isSending, isKept, stop, repeated, job } = control;
  const [closedId, setClosedId] = useState<string>();
  // One that ended on an earlier page is history; the history of prints has it.
  const [hadUnfinished, setHadUnfinished] = useState(false);
  const isOpen = series !== undefined && !isOver(series);
  if (isOpen && !hadUnfinished) setHadUnfinished(true);
  if (!series || !progress || !hadUnfinished || closedId === series.seriesId) return null;
  const all = rowCount(series);
  return (
    <section className={classes['series']} aria-label={said.title}>
      <h2 className={classes['heading']}>{said.of({ file: series.fileName })}</h2>
      <Progress value={(progress.sent / all) * PERCENT} size="lg" aria-label={said.title} />
      <output className={classes['words']}>{standing(series, progress.sent)}</output>
      {repeated > 0 && <Alert color="blue">{said.repeated({ count: repeated })}</Alert>}
      {!isKept && isOpen && <Alert color="yellow">{said.notKept}</Alert>}
      {!isSending && stop.message !== '' && (
        <Alert color={stop.isDoubtful ? 'yellow' : 'red'} role="alert">
          <p className={classes['words']}>{stop.isConflict ? said.conflict : stop.message}</p>
          {stop.advice !== '' && <p className={classes['words']}>{stop.advice}</p>}
        </Alert>
      )}
      {job && isOpen && <PrintProgress job={job} onClose={control.closeJob} />}
      {isOpen && !isSending && <SeriesActions control={control} nextRow={progress.nextRow} />}
      {!isOpen && (
        <div className={classes['actions']}>
          <Button
            variant="default"
            mih={44}
            onClick={() => {
              setClosedId(series.seriesId);
              control.closeJob();
              focusMain({ preventScroll: true });
            }}
          >
            {said.close}
          </Button>
        </div>
      )}
    </section>
  );
}

/** What a person can do about a print that stopped. */
function SeriesActions({ control, nextRow }: { control: SeriesControl; nextRow: number | undefined }) {
  const { stop, goOn, giveUp, decide, printAnyway } = control;
  const [isAsking, setAsking] = useState(false);
  if (isAsking)
    return (
      <div className={classes['actions']}>
        <p className={classes['words']}>{said.giveUpQuestion}</p>
        <Button color="red" mih={44} onClick={() => void giveUp()}>
          {said.giveUp}
        </Button>
        <Button variant="default" mih={44} onClick={() => setAsking(false)}>
          {said.keep}
        </Button>
      </div>
    );
  return (
    <div className={classes['actions']}>
      {stop.isDoubtful ? (
        <>
          <Button mih={44} onClick={() => void decide(true)}>
            {said.werePrinted}
          </Button>
          <Button variant="default" mih={44} onClick={() => void decide(false)}>
            {said.wereNot}
          </Button>
        </>
      ) : stop.isConflict ? (
        <Button mih={44} onClick={() => void printAnyway()}>
          {said.printAnyway}
        </Button>
      ) : (
        <Button mih={44} onClick={() => void goOn()}>
          {nextRow === undefined ? said.finish : said.goOn({ row: nextRow })}
        </Button>
      )}
      <Button variant="default" mih={44} onClick={() => setAsking(true)}>
        {said.giveUpRest}
      </Button>
    </div>
  );
}
