import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Suspense } from 'react';
import { secondFactorQueries } from '@/features/user-settings';
import { Badge } from '@/shared/ui/badge';
import { FoldedSection } from '@/shared/ui/folded-section';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts as listTexts } from '../i18n';

const { rule: texts } = listTexts;

const FactorSwitch = lazyPart(async () => ({ default: (await import('./factor-switch')).FactorSwitch }));

/** Setting of the organisation: administrators need a second factor. Nothing with a server that has none. */
export function FactorRule() {
  const { data: factor } = useQuery(secondFactorQueries.mine());
  if (!factor) return null;
  return (
    <FoldedSection
      title={texts.title}
      mark={factor.asksSecondFactor && <Badge icon={ShieldCheck}>{texts.on}</Badge>}
    >
      <Suspense>
        <FactorSwitch factor={factor} />
      </Suspense>
    </FoldedSection>
  );
}
