/** What runs inside a customer's network and asks this server for work: it prints, or serves articles. */
const programKinds = ['agent', 'connector'] as const;
export type ProgramKind = (typeof programKinds)[number];

/** A program that calls, once its key has been looked up. */
export interface Program {
  readonly kind: ProgramKind;
  readonly organizationId: number;
  readonly id: number;
  readonly name: string;
}

/** A program as the signal of its news knows it. */
export type ProgramAddress = Pick<Program, 'kind' | 'organizationId' | 'id'>;
