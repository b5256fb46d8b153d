import { useDebouncedValue } from '@mantine/hooks';
import type { LabelTemplate } from 'label-core';
import type { LabelKit } from '../api/open-label-kit';
import type { DrawableLabel } from '../api/label-schema';
import { texts } from '../i18n';
import { paperSize } from '../lib/paper-size';
import { changedVariables, placesOf } from '../model/changed-places';
import { drawLabel } from '../model/draw-label';
import { formatSize } from '../model/format-size';
import { variableLabel, type LabelValues } from '../model/label-values';
import { PROBLEMS_QUIET_MS } from '../config/timings';
import { ChangedMarks } from './changed-marks';
import { LabelNotes } from './label-notes';
import classes from './label-preview.module.css';
import { useExampleFacts } from '../model/use-example-facts';
import { useLabelPictures } from './use-label-pictures';
import { useShades } from './use-shades';

const { preview } = texts;

interface LabelDrawingProps {
  kit: LabelKit;
  template: LabelTemplate;
  label: DrawableLabel;
  values: LabelValues;
  dpi: number;
  /** The values of the last print of this label on this screen. */
  printed: LabelValues | undefined;
  fieldIdOf: ((variable: string) => string) | undefined;
}

/** Shows the drawn label, its size, what changed since the last print, and the problems and warnings of its values. */
export function LabelDrawing({ kit, template, label, values, dpi, printed, fieldIdOf }: LabelDrawingProps) {
  const pictures = useLabelPictures(template, values);
  const hasShades = useShades(kit, template, pictures.bytes);
  const facts = useExampleFacts(template);
  const drawn = drawLabel(kit, template, values, dpi, { ...pictures, hasShades }, facts);
  const { widthMm, heightMm } = drawn;
  const [{ problems, warnings }] = useDebouncedValue(drawn, PROBLEMS_QUIET_MS);
  const changed = changedVariables(values, printed);
  const size = formatSize(widthMm, heightMm);
  const { name: labelName, variables } = label;
  const alternative =
    labelName === '' ? preview.alternativeUnnamed({ size }) : preview.alternative({ name: labelName, size });
  const nameOf = (name: string) => {
    const variable = variables.find(({ variableName }) => variableName === name);
    return variable ? variableLabel(variable) : name;
  };
  return (
    <figure className={classes['figure']}>
      <div className={classes['paper']} style={paperSize(widthMm, heightMm)}>
        <img className={classes['picture']} src={drawn.src} alt={alternative} />
        <ChangedMarks places={placesOf(kit, template, changed)} widthMm={widthMm} heightMm={heightMm} />
      </div>
      <figcaption className={classes['size']}>{size}</figcaption>
      {changed.length > 0 && (
        <p className={classes['legend']}>
          <span aria-hidden className={classes['sample']} />
          {preview.changed({ fields: changed.map(nameOf).join(', ') })}
        </p>
      )}
      {drawn.lacksPictures && !pictures.isLoading && (
        <p className={classes['note']}>{preview.lacksPictures}</p>
      )}
      <output className={classes['problems']}>
        {problems.length > 0 && (
          <LabelNotes
            kind="problem"
            title={preview.problems}
            notes={problems}
            variables={variables}
            fieldIdOf={fieldIdOf}
          />
        )}
        {warnings.length > 0 && (
          <LabelNotes
            kind="warning"
            title={preview.warnings}
            notes={warnings}
            variables={variables}
            fieldIdOf={fieldIdOf}
          />
        )}
      </output>
    </figure>
  );
}
