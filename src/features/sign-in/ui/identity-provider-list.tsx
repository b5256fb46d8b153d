import { Button, Divider, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTokenStore } from '@/shared/auth';
import { identityProviderQueries } from '../api/identity-provider-queries';
import { texts } from '../i18n';
import { startOpenId, type OpenIdErrand, type OpenIdType } from '../model/open-id-request';
import { supportedProviders, type SupportedProvider } from '../model/supported-provider';
import { ProviderMark } from './provider-mark';

export interface IdentityProviderProps {
  type: OpenIdType;
  /** Returns the data sent with the identity; undefined prevents the redirect, for a form that is not ready. */
  errandNow?: () => OpenIdErrand | undefined;
}

/** One button for each usable identity provider; nothing at all without any (specification 8). */
export function IdentityProviderList({ type, errandNow = () => ({}) }: IdentityProviderProps) {
  const { data, error } = useQuery(identityProviderQueries.list());
  const providers = supportedProviders(data ?? []);
  const isMissing = error !== null || (data !== undefined && providers.length === 0);
  useEffect(() => {
    // The specification requires a log line, and nothing on the screen.
    // oxlint-disable-next-line no-console
    if (isMissing) console.info('No identity providers found');
  }, [isMissing]);
  const leave = (provider: SupportedProvider) => {
    const errand = errandNow();
    if (!errand) return;
    const { redirectPath } = useTokenStore.getState();
    globalThis.location.assign(startOpenId(provider, { type, errand, redirectPath }));
  };
  if (providers.length === 0) return null;
  return (
    <Stack gap="sm">
      <Divider label={texts.or} />
      {providers.map((provider) => (
        <Button
          key={provider.name}
          variant="default"
          fullWidth
          leftSection={<ProviderMark vendor={provider.vendor} />}
          onClick={() => leave(provider)}
        >
          {texts.continueWith[provider.vendor]}
        </Button>
      ))}
    </Stack>
  );
}
