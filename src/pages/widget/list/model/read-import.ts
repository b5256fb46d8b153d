import type { QueryClient } from '@tanstack/react-query';
import { articleQueries } from '@/entities/article';
import { groupNames, groupQueries } from '@/entities/group';
import { labelQueries } from '@/entities/label';
import { printerQueries } from '@/entities/printer';
import { userNames, userQueries } from '@/entities/user';
import type { Widget } from '@/entities/widget';
import type { Id } from '@/shared/api';
import { importedWidget, type Surroundings } from './imported-widget';
import { readWidgetFile } from './widget-file';

/** Parsed file that is ready to be added, or the reasons why it cannot be. */
export type ReadImport =
  | { widgets: readonly Widget[]; notes: readonly string[] }
  | { problems: readonly string[] };

/** Reads a file and resolves its references to records of the organisation. Rejects with ApiError if the records could not be fetched. */
export async function readImport(file: File, client: QueryClient, userId: Id): Promise<ReadImport> {
  const read = readWidgetFile(await file.text(), file.size);
  if ('problems' in read) return read;
  const here = await surroundings(client, userId);
  const imported = [];
  for (const widget of read.widgets) imported.push(await importedWidget(widget, here));
  return {
    widgets: imported.map(({ widget }) => widget),
    notes: imported.flatMap(({ notes }) => notes),
  };
}

async function surroundings(client: QueryClient, userId: Id): Promise<Surroundings> {
  const [labels, printers, groups, people] = await Promise.all([
    client.query(labelQueries.list()),
    client.query(printerQueries.list()),
    client.query(groupQueries.ofOrganization()),
    client.query(userQueries.list()),
  ]);
  return {
    labels,
    printers,
    groups: groupNames(groups),
    people: userNames(people),
    userId,
    findArticle: async ({ name, externalIdentifier }) => {
      const named = await client.query(articleQueries.byName(name));
      const found = named.find((one) => one.externalIdentifier === externalIdentifier) ?? named[0];
      return found ? { id: found.id, name: found.name, externalIdentifier: found.externalIdentifier } : null;
    },
  };
}
