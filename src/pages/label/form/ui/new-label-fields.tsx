import { ReviewNotice } from '@/entities/label';
import type { FieldsProps } from '@/shared/lib/form';
import type { LabelValues } from '../model/label-form';
import { GroupChoice } from './group-choice';
import { NameField } from './name-field';
import { PrinterChoice } from './printer-choice';
import { VariableRules } from './variable-rules';

/** Everything said about a new label once its file is there. */
export function NewLabelFields({ template, ...fields }: FieldsProps<LabelValues> & { template: unknown }) {
  return (
    <>
      <ReviewNotice />
      <NameField {...fields} />
      <VariableRules {...fields} template={template} />
      <GroupChoice {...fields} />
      <PrinterChoice {...fields} />
    </>
  );
}
