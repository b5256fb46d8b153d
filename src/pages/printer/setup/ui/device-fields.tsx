import { NativeSelect, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { printerQueries } from '@/entities/printer';
import { modelsOf, prefilled } from '../model/vendor-models';
import { USUAL_DPIS } from '../config/limits';
import { ChoiceOrText } from './choice-or-text';
import type { FieldsProps } from './fields-props';
import classes from './setup.module.css';
import { texts } from './texts';

/** Maker, model, resolution and language: the model brings the last two along. */
export function DeviceFields({ values, faults, change }: FieldsProps) {
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
          options={vendors.map(({ vendor }) => ({ value: vendor, label: vendor }))}
          value={values.vendor}
          error={faults['vendor']}
          onChange={(vendor) => change({ vendor, model: '' })}
        />
        <ChoiceOrText
          key={values.vendor}
          label={texts.model}
          options={models.map(({ model }) => ({ value: model, label: model }))}
          value={values.model}
          error={faults['model']}
          onChange={(model) => change({ model, ...prefilled(models, model) })}
        />
      </div>
      <div className={classes['pair']}>
        <ChoiceOrText
          label={texts.dpi}
          options={dpis.map((dpi) => ({ value: String(dpi), label: String(dpi) }))}
          value={values.dpi}
          error={faults['dpi']}
          isNumeric
          onChange={(dpi) => change({ dpi })}
        />
        <NativeSelect
          label={texts.language}
          size="md"
          value={values.language}
          error={faults['language']}
          data={Object.entries(texts.languages).map(([value, label]) => ({ value, label }))}
          onChange={(event) => change({ language: event.currentTarget.value })}
        />
      </div>
      <p className={classes['hint']}>{texts.dpiHint}</p>
    </section>
  );
}
