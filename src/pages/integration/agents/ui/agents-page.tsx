import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '@/shared/ui/lazy-part';
import { NEW_AGENT_OPEN, OPEN_PARAMETER } from '../model/agent-path';
import { AgentList } from './agent-list';

/** The forms come when they are opened: who looks at the list does not wait for them. */
const AddAgent = lazyPart(async () => ({ default: (await import('./add-agent')).AddAgent }));
const EditAgent = lazyPart(async () => ({ default: (await import('./edit-agent')).EditAgent }));

/** /activeagents - the agents; the one that is open, or the form of a new one, stands in the address. */
export function AgentsPage() {
  const [parameters] = useSearchParams();
  const open = parameters.get(OPEN_PARAMETER) ?? '';
  if (open === '') return <AgentList />;
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      {open === NEW_AGENT_OPEN ? <AddAgent /> : <EditAgent key={open} id={open} />}
    </Suspense>
  );
}
