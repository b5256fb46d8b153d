import type { LabelParts, LabelTemplate } from 'label-core';
import type { LabelKit } from '@/entities/label';
import type { EditProps } from './edit-props';

export interface InspectorProps extends FieldsProps {
  /** The label as it is now: `template` is an earlier one for a moment, while somebody types. */
  newest: LabelTemplate;
  /** Applies what is typed into a field that shows `newest`. */
  onType: EditProps['onEdit'];
}

/** What all fields are made of. */
export interface FieldsProps extends EditProps {
  /** Ids of selected elements; none means the label itself. */
  selection: readonly string[];
  /** Of the printer that is shown. */
  dpi: number;
  snapsToDots: boolean;
  /** Layout of the shown values by the id of the element; undefined while the drawing kit loads. */
  parts: LabelParts['parts'] | undefined;
  /** What is warned of with the shown values, by the same layout. */
  warnings: LabelParts['warnings'] | undefined;
  kit: LabelKit | undefined;
  /** Values that are shown, by the name of the variable. */
  values: Readonly<Record<string, string>>;
  onDuplicate: () => void;
  /** Puts the picture of a file into the element. */
  onEmbed: (id: string, file: File) => void;
  /** Begins picking the elements up: the next press on the canvas is their place. */
  onPickUp: () => void;
}
