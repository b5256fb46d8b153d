import { LabelFileError } from '../label-file.ts';
import type { Notes } from '../notes.ts';
import { nameOf, type ZplCommand } from './zpl-command.ts';
import { plainName, storedPictures } from './zpl-pictures.ts';
import { sentences } from '../sentences/index.ts';

const { labelNote, zplFile } = sentences;

type Refusal = string | ((data: string, own: ReadonlySet<string>) => string | undefined);

const downloads = 'stores';
const deletes = 'deletes';
const resets = 'resets';
const network = 'network';

/**
 * Commands that affect the printer, or change the picture in a way that a label cannot keep, each with its case of
 * `zplFile.refused`.
 */
const refused: Readonly<Record<string, Refusal>> = {
  '~DY': downloads,
  '~DB': downloads,
  '~DE': downloads,
  '~DN': resets,
  '~DS': downloads,
  '~DT': downloads,
  '~DU': downloads,
  '^IS': downloads,
  '^TO': downloads,
  // Label designers delete the picture that they sent themselves.
  '^ID': (data, own) => (own.has(plainName(data)) ? undefined : deletes),
  '^EF': deletes,
  '~EF': deletes,
  '^EG': deletes,
  '~EG': deletes,
  '~JA': resets,
  '~JB': deletes,
  '^JB': deletes,
  '~JD': resets,
  '~JE': resets,
  '~JP': resets,
  '~JR': resets,
  '~JX': resets,
  '^JU': (data) => (data.trim().toUpperCase() === 'S' ? undefined : resets),
  '^KP': 'password',
  '^KN': network,
  '^NB': network,
  '^ND': network,
  '^NI': network,
  '^NN': network,
  '^NP': network,
  '^NS': network,
  '^NT': network,
  '^NW': network,
  '~NC': network,
  '~NR': network,
  '~NT': network,
  '^SX': resets,
  '^CC': changesSign('^'),
  '~CC': changesSign('^'),
  '^CT': changesSign('~'),
  '~CT': changesSign('~'),
  '^CD': changesSign(','),
  '~CD': changesSign(','),
  '^IL': 'loads',
  '^SF': 'counts',
  '^FC': 'clock',
  '^FP': (data) => (/^\s*(?:H?\s*(?:,\s*0*)?)$/i.test(data) ? undefined : 'direction'),
  '^MU': (data) => (/^\s*D?\s*$/i.test(data) ? undefined : 'units'),
  '^PM': (data) => (/^\s*Y/i.test(data) ? 'mirrored' : undefined),
  '^LR': (data) => (/^\s*Y/i.test(data) ? 'reversed' : undefined),
  '^JM': (data) => (/^\s*B/i.test(data) ? 'half' : undefined),
};

function changesSign(usual: string): Refusal {
  return (data) => {
    const sign = data.trim().slice(0, 1);
    return sign === '' || sign === usual ? undefined : 'signs';
  };
}

/** Commands that set up the printer: Platen stores such settings with the printer, not with the label. */
const settings =
  /^(?:\^(?:C[IOVW]|FL|J[IJSTUWZ]|K[DLV]|L[FT]|M[ACDFILMNPTW]|P[AFHPRSW]|S[EILOPQRSTZ]|ID|XB|XS|ZZ)|~(?:JC|JF|JG|JI|JL|JN|JO|JQ|JS|KB|P[HLMPRS]|RO|SD|TA|WC|WQ|CD|CC|CT))$/;

/**
 * Checks all commands before anything is drawn. @throws LabelFileError naming the first command that is not allowed in a
 * label
 */
export function refuseCommands(commands: readonly ZplCommand[]): void {
  const own = new Set(storedPictures(commands).keys());
  for (const command of commands) {
    const name = nameOf(command);
    const rule = Object.hasOwn(refused, name) ? refused[name] : undefined;
    const what = typeof rule === 'function' ? rule(command.data, own) : (rule ?? reasonOfFamily(name));
    if (what !== undefined) throw new LabelFileError(zplFile.refused({ what, command: name }));
  }
}

/** Returns the reason for a family of commands with the same first letter: queries and RFID commands. */
function reasonOfFamily(name: string): string | undefined {
  if (/^[\^~]H[A-Z]$/.test(name) && name !== '^HT') return 'asks';
  return /^(?:\^R[A-Z]|\^W[FTV]|~RV)$/.test(name) ? 'tag' : undefined;
}

const list = (names: readonly string[]): string =>
  `${names.slice(0, 12).join(', ')}${names.length > 12 ? ' …' : ''}`;

/** Adds a note on the commands that were skipped. */
export function noteLeftOut(commands: readonly ZplCommand[], notes: Notes): void {
  const names = [...new Set(commands.map(nameOf))];
  const settingNames = names.filter((name) => settings.test(name));
  const others = names.filter((name) => !settings.test(name));
  if (settingNames.length > 0) {
    notes.add(labelNote.settings({ commands: list(settingNames) }));
  }
  if (others.length > 0) notes.add(labelNote.unknownCommands({ commands: list(others) }));
}
