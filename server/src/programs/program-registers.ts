import { agentRegister } from '../agents/agent-register.ts';
import type { ProgramRegister } from './program-register.ts';
import type { ProgramKind } from './program.ts';

/** No program of a kind without a table is ever found. */
const nobody: ProgramRegister = {
  find: async () => undefined,
  noteSeen: async () => undefined,
  isPartOf: (plan) => plan.connectorsEnabled,
};

export const programRegisters: Readonly<Record<ProgramKind, ProgramRegister>> = {
  agent: agentRegister,
  connector: nobody,
};
