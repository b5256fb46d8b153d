import { useSessionUser } from '@/entities/session';
import { useDraftForm, type DraftForm } from '@/shared/lib/draft-form';
import { widgetDraftSchema } from './widget-draft-schema';
import { serverWidgetFaults, widgetFaults } from './widget-faults';
import { isSameEntry, type WidgetValues } from './widget-values';

/** The form over one widget; `widget` is its id, or "new". */
export function useWidgetForm(saved: WidgetValues, widget: string, revision?: number): WidgetForm {
  const user = useSessionUser();
  return useDraftForm({
    owner: user?.userId ?? '',
    form: 'widget',
    thing: widget,
    revision,
    saved,
    schema: widgetDraftSchema,
    faultsOf: widgetFaults,
    serverFaultsOf: serverWidgetFaults,
    isSame: isSameEntry,
  });
}

export type WidgetForm = DraftForm<WidgetValues>;
