/** The subscriptions an organisation may be offered to choose from. */
export const templateTypes = ['Free', 'Standard', 'Professional'] as const;
export type TemplateType = (typeof templateTypes)[number];
