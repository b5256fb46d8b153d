import { useId } from 'react';
import type { Widget } from '@/entities/widget';
import { WidgetCard, type Print } from '@/features/quick-print';
import { texts } from '../i18n';
import classes from './administration.module.css';

/** Never asked: what is inert cannot be pressed. */
const noPrint: Print = async () => ({ ok: false, reason: texts.previewHint });

/** The card as people get it, to be looked at only. */
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
          // A card takes these from its widget when it is first drawn.
          key={`${defaultQuantity} ${clearInputAfterPrint}`}
          widget={{ ...widget, name: widget.name || texts.previewName }}
          groupIds={[]}
          print={noPrint}
        />
      </div>
    </section>
  );
}
