import { useDebouncedValue } from '@mantine/hooks';
import type { LabelTemplate } from 'label-core';
import type { LabelKit } from '../api/label-kit';
import { paperSize } from '../lib/paper-size';
import { drawLabel } from '../model/draw-label';
import type { LabelValues } from '../model/label-values';
import classes from './label-preview.module.css';
import { texts } from './texts';

/** Problems are told once the hand rests, not at every keystroke on the way to a right value. */
const QUIET_MS = 500;

interface LabelDrawingProps {
  kit: LabelKit;
  template: LabelTemplate;
  name: string;
  values: LabelValues;
  dpi: number;
}

/** The drawn label, its size and what is wrong with its values. */
export function LabelDrawing({ kit, template, name, values, dpi }: LabelDrawingProps) {
  const { src, widthMm, heightMm, problems, lacksPictures } = drawLabel(kit, template, values, dpi);
  const [messages] = useDebouncedValue(problems.map(({ message }) => message).join('\n'), QUIET_MS);
  const size = texts.size(widthMm, heightMm);
  return (
    <figure className={classes['figure']}>
      <div className={classes['paper']} style={paperSize(widthMm, heightMm)}>
        <img className={classes['picture']} src={src} alt={texts.alternative(name, size)} />
      </div>
      <figcaption className={classes['size']}>{size}</figcaption>
      {lacksPictures && <p className={classes['note']}>{texts.lacksPictures}</p>}
      <output className={classes['problems']}>
        {messages !== '' && (
          <>
            <p>{texts.problems}</p>
            <ul>
              {messages.split('\n').map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </>
        )}
      </output>
    </figure>
  );
}
