import { RotateCcw, RotateCw } from 'lucide-react';
import type { Anchor } from 'label-core/design';
import { useState } from 'react';
import { texts } from '../i18n';
import type { InspectorProps } from '../model/inspector-props';
import { EditTools } from './edit-tools';
import { FieldGrid } from './field-grid';
import { FieldSection } from './field-section';
import { MmField } from './mm-field';
import { AnchorChoice } from './anchor-choice';
import { GuideList } from './guide-list';

type WholeLabelProps = Pick<InspectorProps, 'template' | 'dpi' | 'snapsToDots' | 'onEdit'>;

/** Fields of the label itself. */
export function WholeLabel({ template, dpi, snapsToDots, onEdit }: WholeLabelProps) {
  const [anchor, setAnchor] = useState<Anchor>('top-left');
  const { ofLabel, sections, place, label } = texts.inspector;
  const dots = snapsToDots ? dpi : undefined;
  const margin = (marginMm: number | null) => onEdit({ kind: 'setLabel', marginMm }, 'label-margin');
  return (
    <>
      <h2>{ofLabel}</h2>
      <FieldSection title={sections.size}>
        <FieldGrid>
          <MmField
            label={place.width}
            dpi={dots}
            value={template.widthMm}
            onCommit={({ value }) => onEdit({ kind: 'setLabel', widthMm: value, anchor }, 'label-width')}
          />
          <MmField
            label={place.height}
            dpi={dots}
            value={template.heightMm}
            onCommit={({ value }) => onEdit({ kind: 'setLabel', heightMm: value, anchor }, 'label-height')}
          />
        </FieldGrid>
        <AnchorChoice value={anchor} onChange={setAnchor} />
        <EditTools
          label={label.turn}
          tools={[
            { name: label.turnLeft, icon: RotateCcw, edit: { kind: 'turnLabel', quarters: -1 } },
            { name: label.turnRight, icon: RotateCw, edit: { kind: 'turnLabel', quarters: 1 } },
          ]}
          onEdit={onEdit}
        />
        <MmField
          label={label.margin}
          value={template.design?.marginMm}
          placeholder={label.noMargin}
          onClear={() => margin(null)}
          onCommit={({ value }) => margin(value)}
        />
      </FieldSection>
      <FieldSection title={sections.guides}>
        <GuideList template={template} axis="x" onEdit={onEdit} />
        <GuideList template={template} axis="y" onEdit={onEdit} />
      </FieldSection>
    </>
  );
}
