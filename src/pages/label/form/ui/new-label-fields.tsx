import { ReviewNotice } from '@/entities/label';
import type { FieldsProps } from '@/shared/lib/form';
import type { LabelValues } from '../model/label-form';
import { GroupChoice } from './group-choice';
import { LineCheckField } from './line-check-field';
import { NameField } from './name-field';
import { PrinterChoice } from './printer-choice';
import { VariableRules } from './variable-rules';

/** Fields of a new label, shown once its file was read. */
export function NewLabelFields({ template, ...fields }: FieldsProps<LabelValues> & { template: unknown }) {
  return (
    <>
      <ReviewNotice />
      <NameField {...fields} />
      <VariableRules {...fields} template={template} />
      <GroupChoice {...fields} />
      <PrinterChoice {...fields} />
      <LineCheckField {...fields} />
    </>
  );
}
