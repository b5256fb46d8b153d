import { editableData } from '@/entities/label';
import type { LabelLine } from '@/features/send-print-job';
import type { Id } from '@/shared/api';
import type { FormLine } from './order-line-form';

/** A line of the order as the print call takes it. What nobody typed in is left to the server: it knows the article. */
export function toLabelLine(formLine: FormLine, orderId: Id, printerId: Id): LabelLine[] {
  const { line, label, total, values, isTyped } = formLine;
  if (!label) return [];
  return [
    {
      labelId: label.labelId,
      quantity: total,
      printerId,
      articleId: line.article.id,
      orderId,
      orderLine: line.position,
      ...(isTyped && { editableData: editableData(label.variables, values) }),
    },
  ];
}
