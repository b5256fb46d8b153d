import { agents, connectors } from '../../foundation/store/schema/index.ts';
import { registerIn, type ProgramRegister } from './program-register.ts';
import type { ProgramKind } from '../../foundation/access/program.ts';

export const programRegisters: Readonly<Record<ProgramKind, ProgramRegister>> = {
  agent: registerIn(agents, ({ agentsEnabled }) => agentsEnabled),
  connector: registerIn(connectors, ({ connectorsEnabled }) => connectorsEnabled),
};
