import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
} from 'lucide-react';
import { ToolButton } from '../tool-button';

interface InsertLinesProps {
  /** Names of the two buttons. */
  before: string;
  after: string;
  direction: 'rows' | 'columns';
  /** @param by 0 before the chosen one, 1 after it */
  onInsert: (by: 0 | 1) => void;
}

const ICONS = {
  rows: [BetweenVerticalEnd, BetweenVerticalStart],
  columns: [BetweenHorizontalEnd, BetweenHorizontalStart],
} as const;

/** Buttons that put a row or a column before or after the chosen one. */
export function InsertLines({ before, after, direction, onInsert }: InsertLinesProps) {
  const [Before, After] = ICONS[direction];
  return (
    <>
      <ToolButton icon={Before} label={before} onClick={() => onInsert(0)} />
      <ToolButton icon={After} label={after} onClick={() => onInsert(1)} />
    </>
  );
}
