import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
} from 'lucide-react';
import { useState } from 'react';
import { texts } from '../i18n';
import type { EditProps } from '../model/edit-props';
import { ChoiceField } from './choice-field';
import { EditTools } from './edit-tools';

const words = texts.inspector.align;
const TARGETS = ['selection', 'label', 'last'] as const;
/** The pictures are named by the line that things are aligned with: an upright one for left and right. */
const EDGES = [
  { edge: 'left', icon: AlignStartVertical },
  { edge: 'center', icon: AlignCenterVertical },
  { edge: 'right', icon: AlignEndVertical },
  { edge: 'top', icon: AlignStartHorizontal },
  { edge: 'middle', icon: AlignCenterHorizontal },
  { edge: 'bottom', icon: AlignEndHorizontal },
] as const;

interface AlignToolsProps extends Pick<EditProps, 'onEdit'> {
  ids: readonly string[];
}

/** Aligns several elements with each other or the label, a single one with the label. */
export function AlignTools({ ids, onEdit }: AlignToolsProps) {
  const [chosen, setTarget] = useState<(typeof TARGETS)[number]>('selection');
  const isMany = ids.length > 1;
  const to = isMany ? chosen : 'label';
  return (
    <>
      <EditTools
        label={words.group}
        tools={EDGES.map(({ edge, icon }) => ({
          name: words[edge],
          icon,
          edit: { kind: 'align', ids, edge, to },
        }))}
        onEdit={onEdit}
      />
      {isMany && (
        <ChoiceField
          label={words.to}
          values={TARGETS}
          options={words.targets}
          value={to}
          onChange={setTarget}
        />
      )}
    </>
  );
}
