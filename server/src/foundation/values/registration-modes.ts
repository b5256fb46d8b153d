/** Who may register an organisation: anybody, whoever has a link of the operator, or nobody. */
export const registrationModes = ['open', 'invited', 'closed'] as const;
export type RegistrationMode = (typeof registrationModes)[number];
