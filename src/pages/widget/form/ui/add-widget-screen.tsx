import { Alert } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useWidgetLimit } from '@/entities/subscription';
import { type AdministeredWidgets, newLocalId, widgetRequest } from '@/entities/widget';
import { useHeadingFocus } from '@/shared/ui/main-focus';
import { paths, NEW_RECORD } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { addWidgetMutation } from '../api/save-widget-mutation';
import { texts } from '../i18n';
import { cardOf } from '../model/card-of';
import { useCardNames } from '../model/use-card-names';
import { NEW_WIDGET, useWidgetForm } from '../model/widget-form';
import classes from './widget-form.module.css';
import { CardPreview } from './card-preview';
import { WidgetFields } from './widget-fields';

const NO_NAMES = { labelName: '', printerName: '' };

interface AddWidgetScreenProps {
  organizationId: string;
  all: AdministeredWidgets;
}

/** Form for a new widget, if the subscription allows one. */
export function AddWidgetScreen({ organizationId, all }: AddWidgetScreenProps) {
  const form = useWidgetForm(NEW_WIDGET, NEW_RECORD);
  useHeadingFocus();
  const { mutateAsync: add } = useMutation(addWidgetMutation());
  const limit = useWidgetLimit(all.widgets.length);
  const names = useCardNames(form.values, NEW_WIDGET, NO_NAMES);
  const widget = cardOf(form.values, NEW_RECORD, names);
  const localIds = useRef(new Map<string, string>());
  const reason = limit?.isBlocked === true ? limit.sentence : form.reason;
  return (
    <div className={classes['setup']}>
      <PageFrame
        title={texts.addTitle}
        description={texts.editDescription}
        backTo={paths.widgetAdministration}
        form={{ ...form, reason }}
        submit={{
          kind: 'add',
          text: texts.add,
          run: () =>
            form.submit(() => {
              const id = idFor(localIds.current, JSON.stringify(widgetRequest(widget)));
              return add({ organizationId, isOffered: all.isOffered, widget: { ...widget, id } });
            }),
        }}
      >
        {limit && (
          <Alert color={limit.isBlocked ? 'yellow' : 'gray'} role={limit.isBlocked ? 'status' : 'note'}>
            {limit.sentence}
          </Alert>
        )}
        <WidgetFields form={form} savedNames={NO_NAMES} />
      </PageFrame>
      <CardPreview widget={widget} />
    </div>
  );
}

/** Returns the same id for the same input: if only the answer was lost, a repeat does not create a second widget. */
function idFor(ids: Map<string, string>, entry: string): string {
  const id = ids.get(entry) ?? newLocalId();
  ids.set(entry, id);
  return id;
}
