export { agentQueries } from './api/agent-queries';
export { agentWithKeySchema, type Agent, type AgentWithKey } from './api/agent-schema';
