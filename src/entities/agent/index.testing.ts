export { administrator, agentKey, agentServer, savedAgent } from './testing/agent-server';
