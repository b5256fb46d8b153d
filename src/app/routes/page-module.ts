import type { ComponentType } from 'react';

/** Module of a page: exports only its component. */
export type PageModule = Readonly<Record<string, ComponentType>>;
