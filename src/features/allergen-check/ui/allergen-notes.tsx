import { Suspense } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import { markedTexts } from '../model/marked-texts';

const AllergenFindings = lazyPart(async () => ({
  default: (await import('./allergen-findings')).AllergenFindings,
}));

interface AllergenNotesProps {
  /** Template as the server sent it. */
  template: unknown;
  values: Readonly<Record<string, string>>;
}

/** Section of a review that says which names of allergens do not stand out; empty for a label without such texts. */
export function AllergenNotes({ template, values }: AllergenNotesProps) {
  const marked = markedTexts(template);
  if (marked.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <AllergenFindings marked={marked} values={values} />
    </Suspense>
  );
}
