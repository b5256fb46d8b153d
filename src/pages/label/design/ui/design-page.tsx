import type { QueryClient } from '@tanstack/react-query';
import { useParams, useSearchParams, type Params } from 'react-router';
import { currentSessionUser } from '@/entities/session';
import { readAhead } from '../api/design-base-queries';
import { thingAt, thingKey } from '../model/design-thing';
import { designRights } from '../model/save-ways';
import { DesignScreen, fetchEditor } from './design-screen';

/**
 * /addlabel/design, /labels/{id}/design and /qa/labels/{id}/versions/{id}/design - a label drawn on the screen: a new one, the
 * next version of a label, or an open version.
 */
export function DesignPage() {
  const params = useParams();
  const [query] = useSearchParams();
  const thing = thingAt(params, query);
  return <DesignScreen key={`${thingKey(thing)} ${query.toString()}`} thing={thing} />;
}

/** Fetches what the screen shows right after itself. */
export const fetchParts = (): Promise<unknown> => fetchEditor();

/** Starts what the screen reads first, and does not wait for it: the screen finds out meanwhile what this browser kept. */
export const firstReads = async (client: QueryClient, params: Params): Promise<void> => {
  // Beside the label and not after it; a failure is told where the editor is drawn, which fetches it again.
  void fetchEditor().catch(() => undefined);
  const thing = thingAt(params, new URLSearchParams());
  // What a new label begins with is in the query of its address.
  if (thing.kind !== 'new') readAhead(client, thing, designRights(currentSessionUser()));
};
