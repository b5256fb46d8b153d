import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AgentJobState, Attention, PrintOutcome } from '../../values/agent-job-states.ts';
import { moment, organizationId, sentence } from './columns.ts';
import { printJobEntries } from './print-jobs.ts';

/** One hand-over of a print file to an agent. Printing it once more is another one, under another key. */
export const agentJobs = pgTable(
  'agent_jobs',
  {
    organizationId: organizationId(),
    /** The id of the entry; with `.2` and so on where it is handed over again. */
    jobKey: text('job_key').notNull(),
    printJobEntryId: uuid('print_job_entry_id').notNull(),
    agentId: integer('agent_id').notNull(),
    agentName: text('agent_name').notNull(),
    state: text('state').$type<AgentJobState>().notNull(),
    /** The journal it was offered to: no other one may ever be offered it. */
    instanceId: uuid('instance_id'),
    cancelAskedAt: moment('cancel_asked_at'),
    cancelToldAt: moment('cancel_told_at'),
    outcome: text('outcome').$type<PrintOutcome>(),
    attention: jsonb('attention').$type<Attention>(),
    message: text('message'),
    /** The message with its code, where it is the server's own. */
    sentence: sentence(),
    impressionsCompleted: integer('impressions_completed'),
    /** The agent's own time of what it said last: what it said before comes too late. */
    reportedAt: moment('reported_at'),
    createdAt: moment('created_at').notNull(),
    /** When its file is cleared away: what nobody fetched until then is given up. */
    expiresAt: moment('expires_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.jobKey] }),
    index('agent_jobs_by_entry').on(table.organizationId, table.printJobEntryId),
    index('agent_jobs_open')
      .on(table.organizationId, table.agentId)
      .where(sql`state not in ('completed', 'failed', 'canceled', 'unconfirmed')`),
    index('agent_jobs_unfetched')
      .on(table.expiresAt)
      .where(sql`state in ('waiting', 'offered')`),
    foreignKey({
      columns: [table.organizationId, table.printJobEntryId],
      foreignColumns: [printJobEntries.organizationId, printJobEntries.id],
    }).onDelete('cascade'),
  ],
);
