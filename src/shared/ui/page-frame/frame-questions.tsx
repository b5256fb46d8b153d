import { uiTexts } from '../i18n';
import type { FrameQuestion } from './frame-dialog';
import classes from './page-frame.module.css';
import type { FrameFault } from './use-frame-action';

const texts = uiTexts.pageFrame;

/** Question before changes are discarded. */
export function discardQuestion(onConfirm: () => void): FrameQuestion {
  return {
    title: texts.discardTitle,
    content: <p className={classes['words']}>{texts.discardText}</p>,
    refuse: texts.keepEditing,
    confirm: { text: texts.discardConfirm, isBusy: false, onConfirm },
  };
}

export function deleteQuestion(name: string, isBusy: boolean, onConfirm: () => void): FrameQuestion {
  return {
    title: texts.deleteTitle({ name }),
    content: <p className={classes['words']}>{texts.deleteText}</p>,
    refuse: texts.cancel,
    confirm: { text: texts.delete, isBusy, onConfirm },
  };
}

/** Shows a failure in our own words, followed by the server's sentences, each once. */
export function faultQuestion(sentence: string, fault: FrameFault): FrameQuestion {
  const message = fault.message === sentence ? '' : fault.message;
  const problems = fault.problems.filter((problem) => problem.message !== fault.message);
  return {
    title: texts.errorTitle,
    content: (
      <>
        <p className={classes['words']}>{sentence}</p>
        {message !== '' && <p className={classes['words']}>{message}</p>}
        {problems.length > 0 && (
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.field} ${problem.message}`}>
                {problem.field === '' ? problem.message : texts.problem(problem)}
              </li>
            ))}
          </ul>
        )}
      </>
    ),
    refuse: texts.close,
  };
}
