/**
 * Kinds of programs that run inside a customer's network and ask this server for work: agents print, connectors serve
 * articles.
 */
const programKinds = ['agent', 'connector'] as const;
export type ProgramKind = (typeof programKinds)[number];

/** A program that calls, once its key has been looked up. */
export interface Program {
  readonly kind: ProgramKind;
  readonly organizationId: number;
  readonly id: number;
  readonly name: string;
}

/** Address of a program, by which it is woken. */
export type ProgramAddress = Pick<Program, 'kind' | 'organizationId' | 'id'>;
