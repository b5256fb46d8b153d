import { access, canAccess, useSessionUser } from '@/entities/session';
import type { OrderPlace } from '../model/article-form';
import { OrderPlaces } from './order-places';

interface NewOrderPlacesProps {
  places: readonly OrderPlace[];
  onChange: (places: readonly OrderPlace[]) => void;
}

/** Only who manages orders puts an article into them. */
export function NewOrderPlaces(props: NewOrderPlacesProps) {
  return canAccess(useSessionUser(), access.orders) ? <OrderPlaces {...props} /> : null;
}
