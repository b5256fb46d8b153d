import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

/** Tooltip with the name of a link of which the collapsed sidebar shows only the icon. */
export const NameTooltip = ({ name, children }: { name: string; children: ReactElement }) => (
  <Tooltip label={name} position="right">
    {children}
  </Tooltip>
);
