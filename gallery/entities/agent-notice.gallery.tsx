import { AgentNotice, type PrinterAgent } from '@/entities/printer';
import type { ComponentGallery } from '../component-gallery';

const agent: PrinterAgent = {
  id: 1,
  name: 'Warehouse 2',
  machineName: 'PACK-PC-07',
  connectionStatus: 'disconnected',
  lastSeenAt: '2026-03-03T09:00:00Z',
};

export const gallery: ComponentGallery = {
  about: 'Before a print through an agent that is not connected.',
  examples: [
    { title: 'Away', Show: () => <AgentNotice agent={agent} /> },
    {
      title: 'Never started',
      Show: () => <AgentNotice agent={{ ...agent, machineName: '', connectionStatus: 'never' }} />,
    },
    {
      title: 'Long text',
      Show: () => (
        <AgentNotice
          agent={{
            ...agent,
            name: 'Warehouse by the second door, computer of the evening shift',
            machineName: 'label-computer-of-the-evening-shift.warehouse.internal.example.com',
          }}
        />
      ),
    },
  ],
};
