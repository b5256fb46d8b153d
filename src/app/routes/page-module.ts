import type { ComponentType } from 'react';

/** The module of a page: it exports its component and nothing else. */
export type PageModule = Readonly<Record<string, ComponentType>>;
