export { agentQueries } from './api/agent-queries';
export { agentSettingsSchema, agentWithKeySchema, type Agent, type AgentWithKey } from './api/agent-schema';
