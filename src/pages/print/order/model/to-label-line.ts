import { editableData } from '@/entities/label';
import type { LabelLine } from '@/features/send-print-job';
import type { Id } from '@/shared/api';
import type { FormLine } from './order-line-form';

/**
 * Returns a line of the order in the form of the print call. Values that nobody has typed are left to the server, which
 * knows the article.
 */
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
