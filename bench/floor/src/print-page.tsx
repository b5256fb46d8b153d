import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { print } from './api';

/** One button that creates a print job. */
export function PrintPage() {
  const { id = '' } = useParams();
  const { mutate, isPending } = useMutation({ mutationFn: print });
  return (
    <>
      <h1>Print</h1>
      <Button loading={isPending} onClick={() => mutate(id)}>
        Print
      </Button>
    </>
  );
}
