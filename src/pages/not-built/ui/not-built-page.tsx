import { PageHeader } from '@/shared/ui/page-header';
import { texts } from './texts';

/** An honest answer for a screen of the specification that is still to come. */
export function NotBuiltPage() {
  return <PageHeader title={texts.title} description={texts.sentence} />;
}
