import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Widget, type WidgetPlace, widgetQueries } from '@/entities/widget';
import { rereadOnConflict } from '@/shared/api';
import { useHeadingFocus } from '@/shared/ui/main-focus';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { changeWidgetMutation, deleteWidgetMutation } from '../api/save-widget-mutation';
import { texts } from '../i18n';
import { cardOf } from '../model/card-of';
import { useCardNames } from '../model/use-card-names';
import { useWidgetForm, valuesOf, type WidgetValues } from '../model/widget-form';
import classes from './widget-form.module.css';
import { CardPreview } from './card-preview';
import { WidgetFields } from './widget-fields';

interface EditWidgetScreenProps {
  place: WidgetPlace;
  widget: Widget;
}

/** Form of one widget. Changes based on an older revision never overwrite a newer one. */
export function EditWidgetScreen({ place, widget }: EditWidgetScreenProps) {
  const client = useQueryClient();
  useHeadingFocus();
  const saved = valuesOf(widget);
  const form = useWidgetForm(saved, String(widget.id), widget.revision);
  const { mutateAsync: change } = useMutation(changeWidgetMutation());
  const { mutateAsync: remove } = useMutation(deleteWidgetMutation());
  const savedNames = {
    labelName: widget.labelName,
    printerName: widget.printerDisplayName || widget.printerName,
  };
  const names = useCardNames(form.values, saved, savedNames);
  const card = cardOf(form.values, widget.id, names);
  const name = widget.name || texts.unnamed;

  const save = (_values: WidgetValues, begunOn: number | undefined) => {
    const { favoriteFor, localId } = widget;
    return rereadOnConflict(
      change({
        ...place,
        widget: { ...card, favoriteFor, localId },
        begunOn,
      }),
      client,
      widgetQueries.all(),
    );
  };
  return (
    <div className={classes['setup']}>
      <PageFrame
        title={name}
        description={texts.editDescription}
        backTo={paths.widgetAdministration}
        form={form}
        submit={{ kind: 'save', run: () => form.submit(save) }}
        removal={{ name, run: () => remove({ ...place, widget }) }}
      >
        <WidgetFields form={form} savedNames={savedNames} />
      </PageFrame>
      <CardPreview widget={card} />
    </div>
  );
}
