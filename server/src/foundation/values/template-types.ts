/** Subscriptions that an organisation may be offered. */
export const templateTypes = ['Free', 'Standard', 'Professional'] as const;
export type TemplateType = (typeof templateTypes)[number];
