import { Button, Loader, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { openIdSignInMutation, readOpenIdAnswer, takeHandedOver, useEnter } from '@/features/sign-in';
import { useTokenStore } from '@/shared/auth';
import { paths } from '@/shared/routes';
import { NoticeCard } from '@/shared/ui/notice-card';
import { texts } from '../i18n';
import { SLOW_SIGN_IN_MS } from '../config/timings';

/** Completes a sign-in at an identity provider with the data from `silent-login.html`. */
export function SilentLoginPage() {
  // Taken once: a second read, also after a reload, returns nothing.
  const [reading] = useState(() => readOpenIdAnswer(takeHandedOver()));
  const { mutate, error } = useMutation(openIdSignInMutation());
  const enter = useEnter();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!reading.isGood) return undefined;
    useTokenStore.setState({ redirectPath: reading.redirectPath });
    mutate(reading.answer, { onSuccess: enter });
    const timer = setTimeout(() => setIsSlow(true), SLOW_SIGN_IN_MS);
    return () => clearTimeout(timer);
    // The answer can be used only once, so there is one attempt.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [reading]);
  const failure = reading.isGood ? error?.message : texts.errors[reading.fault];
  const back = (
    <Button component={Link} to={paths.login} variant="default">
      {texts.back}
    </Button>
  );
  if (failure !== undefined)
    return (
      <NoticeCard tone="bad" title={texts.failed} actions={back}>
        {failure}
      </NoticeCard>
    );
  return (
    <Stack align="center" role="status">
      <h1 tabIndex={-1}>{texts.title}</h1>
      <Loader aria-hidden />
      {isSlow && (
        <>
          <p>{texts.slow}</p>
          {back}
        </>
      )}
    </Stack>
  );
}
