import { Star } from 'lucide-react';
import { Badge } from '@/shared/ui/badge';
import { texts } from '../i18n';

/** Badge of the printer that the person prints on by default. */
export function DefaultBadge() {
  return <Badge icon={Star}>{texts.isDefault}</Badge>;
}
