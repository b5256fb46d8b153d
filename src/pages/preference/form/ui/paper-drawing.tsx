import { texts } from '../i18n';
import { formatSize } from '../model/format-size';
import { labelOnPaper } from '../model/label-on-paper';
import type { PaperValues } from '../model/paper-values';
import classes from './paper.module.css';

interface PaperDrawingProps {
  values: PaperValues;
  /** Size of the label in mm; undefined if the server does not report it. */
  size: readonly [widthMm: number, heightMm: number] | undefined;
}

/** Drawing of the label on its paper, in true proportions. */
export function PaperDrawing({ values, size }: PaperDrawingProps) {
  const placed = size && labelOnPaper(values, size);
  if (!size || !placed) {
    return <p className={classes['hint']}>{size ? texts.unknownPaper : texts.sizeUnknown}</p>;
  }
  const { paper, label, factor, isCut } = placed;
  const sizes = { label: formatSize(...size), paper: formatSize(paper.widthMm, paper.heightMm) };
  const percent = Math.round(factor * 100);
  const words = percent === 100 ? texts.drawn(sizes) : texts.drawnScaled({ ...sizes, percent });
  const left = Math.min(0, label.xMm);
  const top = Math.min(0, label.yMm);
  const width = Math.max(paper.widthMm, label.widthMm);
  const height = Math.max(paper.heightMm, label.heightMm);
  return (
    <figure className={classes['figure']} aria-label={texts.preview}>
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        className={classes['drawing']}
        role="img"
        aria-label={words}
      >
        <rect className={classes['paper']} width={paper.widthMm} height={paper.heightMm} />
        <rect
          className={classes['label']}
          x={label.xMm}
          y={label.yMm}
          width={label.widthMm}
          height={label.heightMm}
        />
      </svg>
      <figcaption aria-hidden>{words}</figcaption>
      {isCut && (
        <p role="status" className={classes['warning']}>
          {texts.cut}
        </p>
      )}
    </figure>
  );
}
