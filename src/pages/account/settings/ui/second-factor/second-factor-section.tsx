import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useDateFormat } from '@/entities/preference';
import type { SessionUser } from '@/entities/session';
import { secondFactorQueries, type SecondFactor } from '@/features/user-settings';
import { Badge } from '@/shared/ui/badge';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts as allTexts } from '../../i18n';
import classes from '../settings.module.css';

const { factor: texts } = allTexts;

const FactorSetup = lazyPart(async () => ({ default: (await import('./factor-setup')).FactorSetup }));
const TurnOffForm = lazyPart(async () => ({ default: (await import('./turn-off-form')).TurnOffForm }));

type Work = 'setUp' | 'turnOff';

/** The person's second factor: whether it is on, setting it up, turning it off. Nothing with a server that has none. */
export function SecondFactorSection({ user }: { user: SessionUser }) {
  const { data: factor } = useQuery(secondFactorQueries.mine());
  const [work, setWork] = useState<Work>();
  const [news, setNews] = useState('');
  if (!factor) return null;
  const end = (message: string) => {
    setWork(undefined);
    setNews(message);
  };
  const begin = (next: Work) => {
    setNews('');
    setWork(next);
  };
  return (
    <section className={classes['section']} aria-labelledby="second-factor">
      <h2 id="second-factor">{texts.title}</h2>
      {work !== 'setUp' && <FactorState factor={factor} />}
      <Suspense>
        {work === 'setUp' && (
          <FactorSetup email={user.email} onDone={() => end(texts.nowOn)} onCancel={() => end('')} />
        )}
        {work === 'turnOff' && <TurnOffForm onDone={() => end(texts.nowOff)} onCancel={() => end('')} />}
      </Suspense>
      {work === undefined && !factor.isByProvider && (
        <div>
          <Button variant="default" onClick={() => begin(factor.since === '' ? 'setUp' : 'turnOff')}>
            {factor.since === '' ? texts.setUp : texts.turnOff}
          </Button>
        </div>
      )}
      <output className={classes['state']}>{news}</output>
    </section>
  );
}

function FactorState({ factor }: { factor: SecondFactor }) {
  const formatDate = useDateFormat();
  if (factor.since === '')
    return <p className={classes['hint']}>{factor.isByProvider ? texts.byProvider : texts.hint}</p>;
  return (
    <>
      <p className={classes['line']}>
        <Badge color="green" icon={ShieldCheck}>
          {texts.on}
        </Badge>
        {texts.since({ date: formatDate(factor.since) })}
      </p>
      <p className={classes['hint']}>{texts.left({ count: factor.recoveryCodesLeft })}</p>
    </>
  );
}
