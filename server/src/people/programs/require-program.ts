import type { Sentence } from 'label-core/sentence';
import { hashToken, isTokenOf, createOpaqueToken } from '../../foundation/keys/opaque-token.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import type { Services } from '../../foundation/http/services.ts';
import { organizations } from '../../foundation/store/schema/index.ts';
import { sentences } from '../sentences/index.ts';
import { readProgramKey } from './program-key.ts';
import { programRegisters } from './program-registers.ts';
import type { Program, ProgramKind } from '../../foundation/access/program.ts';

/** Hash to compare with if the program does not exist, so that the comparison takes the same time. */
const dummyHash = hashToken(createOpaqueToken());

const outside = (sentence: Sentence) =>
  new HttpError(401, sentence, { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } });

/**
 * Returns the program of a key, looked up at every call: one that was disabled, deleted or got another key is refused
 * at once.
 * @returns undefined for a text that is no key at all
 * @throws HttpError 401, 403 if the subscription has no programs of its kind
 */
export async function requireProgram(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  kind: ProgramKind,
  key: string,
): Promise<Program | undefined> {
  const address = readProgramKey(key);
  if (!address) return undefined;
  if (address.kind !== kind) throw outside(sentences.program.otherKind({ kind: address.kind }));
  const { organizationId, id } = address;
  const register = programRegisters[kind];
  return store.asOrganization(organizationId, async (transaction) => {
    const found = await register.find(transaction, id);
    const isRight = isTokenOf(key, found?.keyHash ?? dummyHash);
    if (!found || !isRight) throw outside(sentences.program.keyEnded({ kind }));
    if (!found.isEnabled) throw outside(sentences.program.disabled({ kind, name: found.name }));
    const [organization] = await transaction.select({ plan: organizations.subscription }).from(organizations);
    if (organization?.plan.status !== 'Active') throw new HttpError(403, sentences.organization.paused);
    if (!register.isPartOf(organization.plan)) {
      throw new HttpError(403, sentences.program.notOfOrganization({ kind }));
    }
    await register.noteSeen(transaction, id, clock());
    return { ...address, name: found.name };
  });
}
