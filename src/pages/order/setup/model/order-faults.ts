import { faultsOf, type FormFaults } from '@/shared/lib/form-faults';
import { ORDER_LIMITS } from '../config/limits';
import { lineRights } from './line-rule';
import type { LineValues, OrderValues } from './order-values';
import { texts } from './texts';

const { nameCharacters, lines: mostLines, quantity: mostLabels } = ORDER_LIMITS;

/** What keeps an order from being saved, by field, in the order of the form; lines as `lines.2.quantity`. */
export function orderFaults({ orderNumber, customer, lines }: OrderValues, saved: OrderValues): FormFaults {
  const savedAt = new Map(saved.lines.map((line) => [line.position, line]));
  return faultsOf({
    orderNumber: numberFault(orderNumber.trim()),
    customer: customer.trim().length > nameCharacters ? texts.longCustomer(nameCharacters) : undefined,
    lines: lines.length > mostLines ? texts.tooManyLines(mostLines) : undefined,
    ...Object.fromEntries(
      lines.map((line, index) => [
        `lines.${index}.quantity`,
        quantityFault(line, line.position === undefined ? undefined : savedAt.get(line.position)),
      ]),
    ),
  });
}

function numberFault(orderNumber: string): string | undefined {
  if (orderNumber === '') return texts.noNumber;
  return orderNumber.length > nameCharacters ? texts.longNumber(nameCharacters) : undefined;
}

function quantityFault({ name, quantity }: LineValues, saved: LineValues | undefined): string | undefined {
  const { leastQuantity } = lineRights(saved);
  if (quantity < leastQuantity) return texts.tooFew(name, leastQuantity);
  return quantity > mostLabels ? texts.tooMany(name, mostLabels) : undefined;
}
