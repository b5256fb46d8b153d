import { useState, type ReactNode } from 'react';
import { UNASKED_LABELS } from '../config/limits';
import { LargePrintQuestion } from './large-print-question';

interface Asked {
  quantity: number;
  name: string;
  answer: (isMeant: boolean) => void;
}

/**
 * Returns a confirmation for printing many labels at once: a mistyped number costs a roll of labels, and a wrong one on
 * a production line. `isMeant` resolves at once for up to `unaskedLabels`.
 */
export function useLargePrintQuestion(unaskedLabels = UNASKED_LABELS): {
  isMeant: (quantity: number, name: string) => Promise<boolean>;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();
  return {
    isMeant: async (quantity, name) =>
      quantity <= unaskedLabels ||
      (await new Promise<boolean>((answer) => setAsked({ quantity, name, answer }))),
    question: asked && (
      <LargePrintQuestion
        quantity={asked.quantity}
        name={asked.name}
        onAnswer={(isMeant) => {
          setAsked(undefined);
          asked.answer(isMeant);
        }}
      />
    ),
  };
}
