import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { useListOrigin } from '../lib/way-back';

/** Link from a list to the form of a new record, which leads back to the list as it was left. */
export function AddButton({ to, children }: { to: To; children: ReactNode }) {
  const origin = useListOrigin();
  return (
    <Button component={Link} to={to} state={origin} leftSection={<Plus size={16} aria-hidden />}>
      {children}
    </Button>
  );
}
