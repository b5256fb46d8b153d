import { Button } from '@mantine/core';
import type { TextElement, TextFit } from 'label-core';
import type { PlacePatch } from 'label-core/design';
import { useId } from 'react';
import { texts } from '../i18n';
import type { EditProps } from '../model/edit-props';
import { hundredth } from '../model/read-length';
import classes from './fields.module.css';

interface TextFitNoteProps extends Pick<EditProps, 'onEdit'> {
  element: TextElement;
  /** Undefined where nothing is laid out: the text is empty, or not shown. */
  fit: TextFit | undefined;
  /** Returns the largest size in points at which the text fits; undefined where it fits at none down to `leastPt`. */
  largestPt: () => number | undefined;
  leastPt: number;
}

/** Says how a text fits its room with the shown values, makes the room as high as the text, and the text as large as the room. */
export function TextFitNote({ element, fit, largestPt, leastPt, onEdit }: TextFitNoteProps) {
  const words = texts.inspector.text;
  const reasonId = useId();
  if (!fit) return null;
  const ids = [element.id];
  const place = fittedHeight(element, fit);
  // A text that fits has a largest size, which takes time to find: it is looked for once it is wanted.
  const fitsSomehow = fit.isWhole || largestPt() !== undefined;
  const enlarge = () => {
    const sizePt = largestPt();
    if (sizePt !== undefined) onEdit({ kind: 'setLook', ids, patch: { sizePt } });
  };
  return (
    <>
      <p className={classes['note']}>{sentence(element, fit)}</p>
      <div className={classes['actions']}>
        {fit.isWhole && (
          <Button size="xs" variant="default" onClick={() => onEdit({ kind: 'setPlace', ids, place })}>
            {words.fitHeight}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          disabled={!fitsSomehow}
          aria-describedby={fitsSomehow ? undefined : reasonId}
          onClick={enlarge}
        >
          {words.largest}
        </Button>
      </div>
      {!fitsSomehow && (
        <p id={reasonId} className={classes['note']}>
          {words.noLargestWhy({ size: leastPt })}
        </p>
      )}
    </>
  );
}

/** Says at which size a table prints with the shown values. */
export function TableFitNote({ fit }: { fit: TextFit | undefined }) {
  if (!fit) return null;
  const words = texts.inspector.text;
  const size = hundredth(fit.sizePt);
  const percent = Math.round((fit.usedMm.height / fit.roomMm.height) * 100);
  return (
    <p className={classes['note']}>
      {fit.isWhole ? words.fitsAnyLines({ size, lines: fit.lines, percent }) : words.tooLong({ size })}
    </p>
  );
}

function sentence(element: TextElement, fit: TextFit): string {
  const words = texts.inspector.text;
  const size = hundredth(fit.sizePt);
  if (!fit.isWhole) return element.overflow === 'ellipsis' ? words.cut({ size }) : words.tooLong({ size });
  const { lines } = fit;
  const percent = fullPercent(element, fit);
  return element.maxLines === undefined
    ? words.fitsAnyLines({ size, lines, percent })
    : words.fits({ size, lines, percent, most: element.maxLines });
}

/** How full the room of a text is, in whole per cent: the fuller of its two directions. Wrapped lines are always wide. */
function fullPercent({ wrap = true }: TextElement, { usedMm, roomMm }: TextFit): number {
  const down = usedMm.height / roomMm.height;
  const across = wrap ? 0 : usedMm.width / roomMm.width;
  return Math.round(Math.max(down, across) * 100);
}

/**
 * Returns the place of a text whose room is as high as its lines, rounded up to 0.01 mm; of a text on its side the width is
 * changed.
 */
function fittedHeight({ rotation }: TextElement, { usedMm }: TextFit): PlacePatch {
  const mm = Math.ceil(usedMm.height * 100) / 100;
  return rotation === 90 || rotation === 270 ? { widthMm: mm } : { heightMm: mm };
}
