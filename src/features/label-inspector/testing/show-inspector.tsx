import { act } from '@testing-library/react';
import type { LabelTemplate } from 'label-core';
import { applyEdit, type Edit } from 'label-core/design';
import { useState } from 'react';
import { vi } from 'vitest';
import { renderWith } from '@/shared/testing';
import type { InspectorProps } from '../model/inspector-props';
import { Inspector } from '../ui/inspector';
import { designedLabel } from './designed-label';

type Settings = Partial<Omit<InspectorProps, 'onEdit' | 'onType'>>;

/** Shows the inspector of a label that takes over the edits, as the page does. */
export function showInspector(selection: readonly string[], settings: Settings = {}) {
  const edits: Edit[] = [];
  const mergeKeys: (string | undefined)[] = [];
  let present = settings.template ?? designedLabel;
  const page: { select?: (ids: readonly string[]) => void } = {};

  function Page() {
    const [template, setTemplate] = useState<LabelTemplate>(present);
    const [ids, setIds] = useState(selection);
    page.select = setIds;
    const onEdit: InspectorProps['onEdit'] = (edit, mergeKey) => {
      edits.push(edit);
      mergeKeys.push(mergeKey);
      const before = present;
      present = applyEdit(present, edit);
      setTemplate(present);
      if (edit.kind !== 'rename') return;
      const index = before.elements.findIndex(({ id }) => id === edit.id);
      setIds([present.elements[index]?.id ?? edit.id]);
    };
    return (
      <Inspector
        dpi={203}
        snapsToDots={false}
        parts={undefined}
        warnings={undefined}
        kit={undefined}
        values={{}}
        onDuplicate={vi.fn<() => void>()}
        onEmbed={vi.fn<InspectorProps['onEmbed']>()}
        onPickUp={vi.fn<() => void>()}
        {...settings}
        template={template}
        selection={ids}
        newest={settings.newest ?? template}
        onEdit={onEdit}
        onType={onEdit}
      />
    );
  }

  renderWith(<Page />);
  return {
    edits,
    mergeKeys,
    label: () => present,
    element: (id: string) => present.elements.find((element) => element.id === id),
    select: (ids: readonly string[]) => act(() => page.select?.(ids)),
  };
}
