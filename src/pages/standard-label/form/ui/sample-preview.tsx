import { LabelPreview } from '@/entities/label';
import { sampleOf, type StandardTemplate } from '@/entities/standard-label';
import { USUAL_DPI } from '@/shared/config';
import { texts } from '../i18n';
import { openVariables, previewLabel } from '../model/preview-label';
import type { StandardValues } from '../model/standard-form';
import { fieldId } from './field-id';
import classes from './standard-label.module.css';

/** Preview of the label with samples for the values filled in at print, redrawn with every keystroke. */
export function SamplePreview({ template, values }: { template: StandardTemplate; values: StandardValues }) {
  const names = openVariables(template, values.parameters);
  return (
    <section className={classes['preview']} aria-label={texts.preview}>
      <LabelPreview
        label={previewLabel(template, values.name)}
        values={sampleOf(template, values.parameters)}
        dpi={USUAL_DPI}
        fieldIdOf={fieldId}
      />
      <p className={classes['quiet']}>
        {texts.sample} {names.length > 0 && texts.filledAtPrint({ fields: names.join(', ') })}
      </p>
    </section>
  );
}
