import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { seenNotedAfterMs, type ProgramRegister } from '../programs/program-register.ts';
import { agents } from '../store/schema/index.ts';

/** Where the keys of agents stand. */
export const agentRegister: ProgramRegister = {
  find: async (transaction, id) => {
    const [agent] = await transaction
      .select({ name: agents.name, keyHash: agents.keyHash, isEnabled: agents.isEnabled })
      .from(agents)
      .where(eq(agents.id, id));
    return agent;
  },
  noteSeen: (transaction, id, now) =>
    transaction
      .update(agents)
      .set({ lastSeenAt: now })
      .where(
        and(
          eq(agents.id, id),
          or(isNull(agents.lastSeenAt), lt(agents.lastSeenAt, new Date(now.getTime() - seenNotedAfterMs))),
        ),
      ),
  isPartOf: ({ agentsEnabled }) => agentsEnabled,
};
