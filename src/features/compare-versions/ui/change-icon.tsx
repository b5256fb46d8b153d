import { Minus, PencilLine, Plus, type LucideIcon } from 'lucide-react';

const ICONS: Readonly<Record<'added' | 'removed' | 'changed', LucideIcon>> = {
  added: Plus,
  removed: Minus,
  changed: PencilLine,
};

/** Icon of a change; the word is next to it. */
export function ChangeIcon({ change, size = 16 }: { change: keyof typeof ICONS; size?: number }) {
  const Icon = ICONS[change];
  return <Icon size={size} aria-hidden />;
}
