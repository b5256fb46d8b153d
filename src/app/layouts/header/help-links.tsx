import { ActionIcon } from '@mantine/core';
import { CircleQuestionMark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { runtimeConfig } from '@/shared/config';
import { serverPage } from '@/shared/i18n';
import { pageIdle } from '@/shared/lib/timing';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from './i18n';

/** Loaded when the page is idle: menus need much code, and nobody opens this one in the first moment. */
const HelpMenu = lazyPart(async () => {
  await pageIdle();
  return { default: (await import('./help-menu')).HelpMenu };
});

/** Links to system status, documentation and support from config.json; a link that is not configured is left out. */
export function HelpLinks() {
  const [isWanted, setIsWanted] = useState(false);
  const { statusUrl, documentationUrl, supportUrl } = runtimeConfig();
  const links = [
    { text: texts.documentation, url: documentationUrl },
    { text: texts.support, url: supportUrl },
    { text: texts.status, url: statusUrl },
  ].flatMap(({ text, url }) => (url === undefined ? [] : [{ text, url: serverPage(url) }]));
  if (links.length === 0) return null;
  return (
    <Suspense fallback={helpButton(() => setIsWanted(true))}>
      <HelpMenu links={links} isOpenAtFirst={isWanted} button={helpButton()} />
    </Suspense>
  );
}

const helpButton = (onClick?: () => void) => (
  <ActionIcon variant="subtle" color="gray" size={44} aria-label={texts.help} {...(onClick && { onClick })}>
    <CircleQuestionMark size={20} aria-hidden />
  </ActionIcon>
);
