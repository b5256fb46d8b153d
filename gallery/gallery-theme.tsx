import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { appTheme, cssVariablesResolver } from '@/app/styles/theme';
import { directionOf, language } from '@/shared/i18n';
import type { Scheme } from './look';

interface GalleryThemeProps {
  scheme: Scheme;
  children: ReactNode;
}

/** Theme of the app around a part of the gallery. The colour scheme is forced: nothing is stored. */
export function GalleryTheme({ scheme, children }: GalleryThemeProps) {
  return (
    <DirectionProvider initialDirection={directionOf(language())} detectDirection={false}>
      <MantineProvider
        theme={appTheme}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="auto"
        {...(scheme !== 'auto' && { forceColorScheme: scheme })}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
