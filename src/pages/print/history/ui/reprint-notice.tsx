import { useQuery } from '@tanstack/react-query';
import { AgentNotice, printerQueries } from '@/entities/printer';
import { HelperNotice } from '@/entities/printer-helper';
import type { Id } from '@/shared/api';

/** What keeps away whoever hands the files to these printers: an agent each, or the helper of this computer. */
export function ReprintNotice({ printerIds }: { printerIds: readonly Id[] }) {
  const { data: printers = [] } = useQuery(printerQueries.list());
  const agents = printerIds.map((id) => printers.find(({ printerId }) => printerId === id)?.agent);
  const known = new Map(agents.map((agent) => [agent?.id, agent]));
  return [...known.values()].map((agent) =>
    agent ? <AgentNotice key={agent.id} agent={agent} /> : <HelperNotice key="helper" />,
  );
}
