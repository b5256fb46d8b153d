import { NativeSelect, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { printerQueries, type PrinterModel, type PrinterVendor } from '@/entities/printer';
import type { FieldsProps } from '@/shared/lib/form';
import { USUAL_DPIS } from '../config/limits';
import { texts } from '../i18n';
import type { PrinterValues } from '../model/printer-form';
import { ChoiceOrText } from './choice-or-text';
import classes from './setup.module.css';

const LANGUAGES = ['pdf', 'zpl'] as const;

/** Fields for manufacturer, model, resolution and language; the model fills in the last two. */
export function DeviceFields({ values, errors, change }: FieldsProps<PrinterValues>) {
  const { data: vendors = [], isPending } = useQuery(printerQueries.vendors());
  if (isPending) return <Skeleton height={260} />;
  const models = modelsOf(vendors, values.vendor);
  const known = models.find(({ model }) => model === values.model);
  const dpis = known && known.dpis.length > 0 ? known.dpis : USUAL_DPIS;
  return (
    <section className={classes['section']}>
      <h2>{texts.device}</h2>
      <div className={classes['pair']}>
        <ChoiceOrText
          label={texts.vendor}
          byHandLabel={texts.byHand.vendor}
          options={vendors.map(({ vendor }) => ({ value: vendor, label: vendor }))}
          value={values.vendor}
          error={errors['vendor']}
          onChange={(vendor) => change({ vendor, model: '' })}
        />
        <ChoiceOrText
          key={values.vendor}
          label={texts.model}
          byHandLabel={texts.byHand.model}
          options={models.map(({ model }) => ({ value: model, label: model }))}
          value={values.model}
          error={errors['model']}
          onChange={(model) => change({ model, ...prefilled(models, model) })}
        />
      </div>
      <div className={classes['pair']}>
        <ChoiceOrText
          label={texts.dpi}
          byHandLabel={texts.byHand.dpi}
          options={dpis.map((dpi) => ({ value: String(dpi), label: String(dpi) }))}
          value={values.dpi}
          error={errors['dpi']}
          isNumeric
          onChange={(dpi) => change({ dpi })}
        />
        <NativeSelect
          label={texts.language}
          size="md"
          value={values.language}
          error={errors['language']}
          data={LANGUAGES.map((value) => ({ value, label: texts.languages[value] }))}
          onChange={(event) => change({ language: event.currentTarget.value })}
        />
      </div>
      <p className={classes['hint']}>{texts.dpiHint}</p>
    </section>
  );
}

/** Returns the models of a manufacturer; empty for an unknown one. */
function modelsOf(vendors: readonly PrinterVendor[], vendor: string): readonly PrinterModel[] {
  return vendors.find((one) => one.vendor === vendor)?.models ?? [];
}

/** Returns the usual resolution and language of a model, as far as they are known. */
function prefilled(
  models: readonly PrinterModel[],
  model: string,
): Partial<Pick<PrinterValues, 'dpi' | 'language'>> {
  const known = models.find((one) => one.model === model);
  const [dpi] = known?.dpis ?? [];
  const [language] = known?.languages ?? [];
  return { ...(dpi !== undefined && { dpi: String(dpi) }), ...(language !== undefined && { language }) };
}
