import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AgentJobState, Attention, PrintOutcome } from '../../values/agent-job-states.ts';
import { moment, organizationId, sentence } from './columns.ts';
import { printJobEntries } from './print-jobs.ts';

/** Hand-over of a print file to an agent. Printing the file again is another hand-over, with another key. */
export const agentJobs = pgTable(
  'agent_jobs',
  {
    organizationId: organizationId(),
    /** Id of the entry; with `.2` and so on if it is handed over again. */
    jobKey: text('job_key').notNull(),
    printJobEntryId: uuid('print_job_entry_id').notNull(),
    agentId: integer('agent_id').notNull(),
    agentName: text('agent_name').notNull(),
    state: text('state').$type<AgentJobState>().notNull(),
    /** Journal the job was offered to: it must never be offered to another one. */
    instanceId: uuid('instance_id'),
    cancelAskedAt: moment('cancel_asked_at'),
    cancelToldAt: moment('cancel_told_at'),
    outcome: text('outcome').$type<PrintOutcome>(),
    attention: jsonb('attention').$type<Attention>(),
    message: text('message'),
    /** The message with its code, where it is the server's own. */
    sentence: sentence(),
    impressionsCompleted: integer('impressions_completed'),
    /** Agent's own time of its last report: an older report is ignored. */
    reportedAt: moment('reported_at'),
    createdAt: moment('created_at').notNull(),
    /** Time at which its file is deleted: a job that was not fetched until then is given up. */
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
