import { useId } from 'react';
import type { Widget } from '@/entities/widget';
import { WidgetCard, type Print } from '@/features/quick-print';
import { texts } from '../i18n';
import classes from './widget-form.module.css';

/** Never called, because an inert card cannot be pressed. */
const noPrint: Print = async () => ({ ok: false, reason: texts.previewHint });

/** Preview of the card as people see it, without interaction. */
export function CardPreview({ widget }: { widget: Widget }) {
  const headingId = useId();
  const { defaultQuantity, clearInputAfterPrint } = widget;
  return (
    <section className={classes['preview']} aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.preview}</h2>
      <p className={classes['hint']}>
        {texts.previewHint} {texts.previewWidth({ count: widget.width })}
      </p>
      <div inert>
        <WidgetCard
          // The card reads these values only when it is mounted.
          key={`${defaultQuantity} ${clearInputAfterPrint}`}
          widget={{ ...widget, name: widget.name || texts.previewName }}
          groupIds={[]}
          print={noPrint}
        />
      </div>
    </section>
  );
}
