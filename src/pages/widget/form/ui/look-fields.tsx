import { TextInput } from '@mantine/core';
import { MAX_WIDTH, MIN_WIDTH, WIDGET_ICONS, WidgetIcon } from '@/entities/widget';
import type { FieldsProps } from '@/shared/lib/form';
import { texts } from '../i18n';
import type { WidgetValues } from '../model/widget-form';
import classes from './widget-form.module.css';
import { TileChoice } from './tile-choice';

const WIDTHS = Array.from({ length: MAX_WIDTH - MIN_WIDTH + 1 }, (_none, index) => MIN_WIDTH + index);

/** Fields for the name, icon and width of the card. */
export function LookFields({ values, errors, change }: FieldsProps<WidgetValues>) {
  const isKnown = WIDGET_ICONS.some((icon) => icon === values.icon);
  const icons = isKnown ? WIDGET_ICONS : [...WIDGET_ICONS, values.icon];
  return (
    <section className={classes['section']}>
      <h2>{texts.look}</h2>
      <TextInput
        label={texts.name}
        size="md"
        required
        autoComplete="off"
        value={values.name}
        error={errors['name']}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TileChoice
        legend={texts.icon}
        options={icons.map((icon) => ({ value: icon, label: icon, drawing: <WidgetIcon name={icon} /> }))}
        value={values.icon}
        onChange={(icon) => change({ icon })}
      />
      <TileChoice
        legend={texts.width}
        hint={texts.widthHint}
        options={WIDTHS.map((width) => ({
          value: String(width),
          label: texts.columns({ count: width }),
          drawing: <WidthBars width={width} />,
        }))}
        value={String(values.width)}
        onChange={(width) => change({ width: Number(width) })}
      />
    </section>
  );
}

function WidthBars({ width }: { width: number }) {
  return (
    <span className={classes['bars']} aria-hidden>
      {WIDTHS.map((column) => (
        <span key={column} data-filled={column <= width || undefined} />
      ))}
    </span>
  );
}
