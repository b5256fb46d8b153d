import { useParams, useSearchParams } from 'react-router';
import { thingAt, thingKey } from '../model/design-thing';
import { DesignScreen } from './design-screen';

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
