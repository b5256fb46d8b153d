import { ActionIcon, Menu } from '@mantine/core';
import { CircleQuestionMark } from 'lucide-react';
import { runtimeConfig } from '@/shared/config';
import { texts } from '../../i18n';

/** Links to system status, documentation and support from config.json; a link that is not configured is left out. */
export function HelpLinks() {
  const { statusUrl, documentationUrl, supportUrl } = runtimeConfig();
  const links = [
    { text: texts.header.documentation, url: documentationUrl },
    { text: texts.header.support, url: supportUrl },
    { text: texts.header.status, url: statusUrl },
  ].filter((link) => link.url !== undefined);
  if (links.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={texts.header.help}>
          <CircleQuestionMark size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {links.map(({ text, url }) => (
          <Menu.Item key={text} component="a" href={url} target="_blank" rel="noopener noreferrer">
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
