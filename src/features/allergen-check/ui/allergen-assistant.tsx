import { Button, Skeleton } from '@mantine/core';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';

/** Loaded when it is asked for: it has the words of eleven languages. */
const AllergenPanel = lazyPart(async () => ({ default: (await import('./allergen-panel')).AllergenPanel }));

interface AllergenAssistantProps {
  /** Name of the field that has the value. */
  field: string;
  /** A list of ingredients, with markup. */
  value: string;
  onChange: (value: string) => void;
}

/** Button that opens the names of allergens in a value, for a person to mark them. */
export function AllergenAssistant({ field, value, onChange }: AllergenAssistantProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        mt={8}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.check}
      </Button>
      <div id={id}>
        {isOpen && (
          <Suspense fallback={<Skeleton height={120} mt={8} />}>
            <AllergenPanel field={field} value={value} onChange={onChange} />
          </Suspense>
        )}
      </div>
    </>
  );
}
