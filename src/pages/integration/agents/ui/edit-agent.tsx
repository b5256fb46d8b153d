import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { agentQueries, type AgentWithKey } from '@/entities/agent';
import { toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { SubjectFrame, useLastKnown } from '@/shared/ui/subject-frame';
import { EditAgentScreen } from './edit-agent-screen';
import { NewAgentKey } from './new-agent-key';
import { texts } from './texts';

/** An agent as it is now, to be renamed, switched off, given a key, or deleted. */
export function EditAgent({ id }: { id: string }) {
  const agents = useQuery({ ...agentQueries.watched(), refetchOnMount: 'always' });
  const found = agents.data?.find((one) => one.id === toId(id));
  const agent = useLastKnown(found, id);
  const [made, setMade] = useState<AgentWithKey>();
  if (made) return <NewAgentKey agent={made} onDone={() => setMade(undefined)} />;
  if (agent) return <EditAgentScreen agent={agent} onNewKey={setMade} />;
  return (
    <SubjectFrame
      query={agents}
      isMissing={agents.data !== undefined}
      listPath={paths.activeAgents}
      texts={texts}
      isOptionalCall
    />
  );
}
