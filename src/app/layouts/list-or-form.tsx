import { Skeleton } from '@mantine/core';
import { Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { OPEN_PARAMETER } from '@/shared/routes';
import { lazyPart } from '@/shared/ui/lazy-part';

/**
 * Returns the screen of a list whose records open under the list's own address: the list, or the form of the open record.
 * The code of the form is loaded when a record is first opened.
 */
export function listOrForm(List: ComponentType, loadForm: () => Promise<ComponentType>): ComponentType {
  const Form = lazyPart(async () => {
    const Loaded = await loadForm();
    return { default: () => <Loaded /> };
  });
  return function ListOrForm() {
    const [parameters] = useSearchParams();
    if ((parameters.get(OPEN_PARAMETER) ?? '') === '') return <List />;
    return (
      <Suspense fallback={<Skeleton height={480} />}>
        <Form />
      </Suspense>
    );
  };
}
