import { trimTexts } from '@/shared/lib/form';
import { type Widget, widgetSettingsSchema } from './widget-schema';

/** Returns the body of POST and PUT api/widgets, without the id and the revision. */
export function widgetRequest(widget: Widget) {
  const { predefinedArticle, ...settings } = widgetSettingsSchema.parse(widget);
  return {
    ...trimTexts(settings),
    labelId: widget.labelId ?? null,
    printerId: widget.printerId ?? null,
    variables: widget.variables,
    predefinedArticleId: predefinedArticle?.id ?? null,
    assignedTo: widget.assignedTo,
  };
}
