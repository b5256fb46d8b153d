import { dirname, join } from 'node:path/posix';
import { findComponentsOnlyShown, findUnshownComponents } from './gallery-rules.ts';
import { importedFrom } from './imported-from.ts';
import { findMarkupLiterals } from './markup-literals.ts';
import { findMessageLiterals, findSentenceLiterals } from './sentence-literals.ts';
import { findCirclesOfFolders, findUpwardImports } from './server-layers.ts';
import { findDeepFolders, findTooManySmallModules } from './slice-shape.ts';
import type { SourceFile } from './source-files.ts';
import { fixedTexts, isNode, nameOf, nodesOf, placeOf, type SyntaxNode } from './syntax-tree.ts';
import { findTextLiterals } from './text-literals.ts';

/** Rule that no linter checks. Returns one sentence for each place that breaks it. */
export interface HouseRule {
  readonly name: string;
  readonly broken: (files: readonly SourceFile[]) => string[];
}

const MAX_LINES = 250;
const MAX_TEST_LINES = 400;
const MAX_CROSS_REFERENCES = 3;

const isTest = ({ path }: SourceFile) =>
  /\.(test|spec)\.tsx?$|\/testing\/|\/index\.testing\.ts$|^(tests|e2e|bench)\//.test(path);
const isApp = ({ path }: SourceFile) => path.startsWith('src/');
const isProduction = (file: SourceFile) => !isTest(file) && !file.path.startsWith('scripts/');

const appSources = (files: readonly SourceFile[]) =>
  files.filter((file) => isApp(file) && isProduction(file));

/** Returns whether a file belongs to a message catalogue: texts for people, by key. */
const isCatalogue = ({ path }: SourceFile) => path.includes('/i18n/');

const isOfProgram = (file: SourceFile) =>
  /^(?:server|helper)\/src\//.test(file.path) && isProduction(file) && !isCatalogue(file);

/** Tags in standard labels are those of labels, and their words are printed, not told by a page. */
const isLabel = ({ path }: SourceFile) => path.includes('/standard-labels/templates/');

/** Returns whether a file makes a page of the server or the helper, or is the script of one. */
const isPage = (file: SourceFile) =>
  isOfProgram(file) && /-page\.(?:ts|js)$|\/pages\/[\w-]+\.ts$/.test(file.path);

/** Bodies of web hooks are read by programs. */
const tellsPeople = (file: SourceFile) =>
  /^(?:server|helper|label-core)\/src\//.test(file.path) &&
  isProduction(file) &&
  !file.path.endsWith('/web-hooks/delivery-routes.ts');

/** Returns a rule about single nodes: the sentence for a node that breaks it, undefined for the others. */
const forEachNode =
  (
    applies: (file: SourceFile) => boolean,
    sentence: (node: SyntaxNode, file: SourceFile) => string | undefined,
  ): HouseRule['broken'] =>
  (files) =>
    files.filter(applies).flatMap((file) =>
      nodesOf(file).flatMap((node) => {
        const fault = sentence(node, file);
        return fault === undefined ? [] : [`${placeOf(file, node)} ${fault}`];
      }),
    );

const keyHomes: Readonly<Record<string, RegExp>> = {
  queryKey: /-queries\.ts$/,
  mutationKey: /-mutation\.ts$/,
};

const keyOutsideItsHome = (node: SyntaxNode, file: SourceFile) => {
  if (node.type !== 'Property' || !isNode(node['value'])) return undefined;
  const name = nameOf(node['key']) ?? '';
  const spelled = node['value'].type === 'TSAsExpression' ? node['value']['expression'] : node['value'];
  const isArray = isNode(spelled) && spelled.type === 'ArrayExpression';
  return isArray && keyHomes[name]?.test(file.path) === false
    ? `spells a ${name}: it belongs into a file that matches ${String(keyHomes[name])}`
    : undefined;
};

/** Names that always mean access: review states share their names with roles and are not listed. */
const roleName =
  /^(Administrator|TenantAdmin|(Article|Group|Order|Label|Printer|Quality)Manager|DataImporter|Master|LabelDesigner)$/;
const tag = /^(AccountType|UserRole|QualityAssuranceRole|UserPermission):\w/;
const roleHome = 'src/entities/session/model/access.ts';

const roleOutsideItsHome = (node: SyntaxNode) =>
  fixedTexts(node).some((text) => roleName.test(text) || tag.test(text))
    ? `names a role: ask a rule of ${roleHome}`
    : undefined;

const testImport = (node: SyntaxNode) => {
  const source = importedFrom(node);
  return source !== undefined && /(\.test|\.testing|\/testing(\/.*)?)(\.tsx?)?$/.test(source)
    ? `imports “${source}”: production knows no test`
    : undefined;
};

/**
 * Finds PDFs in data URLs: such a document has no rights of the page and can imitate any page. PDFs are shown from
 * blobs.
 */
const pdfInAddress = (node: SyntaxNode) =>
  fixedTexts(node).some((text) => /data:application\/pdf/i.test(text))
    ? 'puts a PDF into an address: show it from a blob'
    : undefined;

/** Pages served over plain http in a network have no `crypto.randomUUID`. */
const secureKey = (node: SyntaxNode) =>
  node.type === 'MemberExpression' && nameOf(node['property']) === 'randomUUID'
    ? 'makes a key that pages without https lack: use newKey'
    : undefined;

const serviceImport = (node: SyntaxNode) => {
  const source = importedFrom(node);
  return source !== undefined && /^(server|helper)(\/|$)|\.\.\/(server|helper)\//.test(source)
    ? `imports “${source}”: the app knows only HTTP`
    : undefined;
};

const rooms = /^(src|label-core|server|helper)\//;

const pathImport = (node: SyntaxNode, { path }: SourceFile) => {
  const source = importedFrom(node);
  const room = rooms.exec(path)?.[0];
  if (room === undefined || !source?.startsWith('.')) return undefined;
  return join(dirname(path), source).startsWith(room)
    ? undefined
    : `imports “${source}”: rooms know each other by name and index only`;
};

const unnamedFolder = /(?:^|\/)(utils|helpers|types|hooks|constants)(?:\/|\.tsx?$)/;

export const houseRules: readonly HouseRule[] = [
  {
    name: 'a query key is spelled in *-queries.ts only, a mutation key in *-mutation.ts only',
    broken: forEachNode((file) => isApp(file) && !isTest(file), keyOutsideItsHome),
  },
  {
    name: 'there is no widgets layer: a widget is always the print widget',
    broken: (files) =>
      files
        .filter(({ path }) => path.startsWith('src/widgets/'))
        .map(({ path }) => `${path} is in src/widgets`),
  },
  {
    name: 'texts are in the message catalogue, not in JSX',
    broken: (files) =>
      appSources(files)
        .filter(({ path }) => path.endsWith('.tsx'))
        .flatMap(findTextLiterals),
  },
  {
    name: 'sentences are in the message catalogue',
    broken: (files) =>
      appSources(files)
        .filter((file) => !isCatalogue(file))
        .flatMap(findSentenceLiterals),
  },
  {
    name: 'texts of the pages of server and helper are in their message catalogue',
    broken: (files) => [
      ...files.filter((file) => isOfProgram(file) && !isLabel(file)).flatMap(findMarkupLiterals),
      ...files.filter(isPage).flatMap(findSentenceLiterals),
    ],
  },
  {
    name: 'what server, helper and label-core tell has a code',
    broken: (files) => files.filter(tellsPeople).flatMap(findMessageLiterals),
  },
  {
    name: 'at most three @x files',
    broken: (files) => {
      const found = files.filter(({ path }) => path.includes('/@x/')).map(({ path }) => path);
      return found.length > MAX_CROSS_REFERENCES ? [`${found.length} @x files: ${found.join(', ')}`] : [];
    },
  },
  { name: 'production never imports a test', broken: forEachNode(isProduction, testImport) },
  {
    name: 'role names stand in the access table only',
    broken: forEachNode(
      (file) => isApp(file) && !isTest(file) && !isCatalogue(file) && file.path !== roleHome,
      roleOutsideItsHome,
    ),
  },
  {
    name: 'a PDF is shown from a blob, never from a data address',
    broken: forEachNode((file) => isApp(file) && !isTest(file), pdfInAddress),
  },
  {
    name: 'a key of the app is made by newKey',
    broken: forEachNode((file) => isApp(file) && !isTest(file), secureKey),
  },
  { name: 'the app imports nothing of the server or the helper', broken: forEachNode(isApp, serviceImport) },
  {
    name: 'rooms reach each other by name, never by path',
    broken: forEachNode(({ path }) => rooms.test(path), pathImport),
  },
  { name: 'a layer of the server imports from itself and below', broken: findUpwardImports },
  { name: 'no folders of the server import each other in a circle', broken: findCirclesOfFolders },
  { name: 'a shared component is in the gallery', broken: findUnshownComponents },
  { name: 'a shared component is used by the app', broken: findComponentsOnlyShown },
  {
    name: 'a file has at most 250 lines, a test 400',
    broken: (files) =>
      files.flatMap((file) => {
        const lines = file.text.trimEnd().split('\n').length;
        return lines > (isTest(file) ? MAX_TEST_LINES : MAX_LINES) ? [`${file.path} has ${lines} lines`] : [];
      }),
  },
  { name: 'no slice in src has more than two levels of folders inside it', broken: findDeepFolders },
  {
    name: 'at most 80 modules of 20 lines or fewer with a single importer in src',
    broken: findTooManySmallModules,
  },
  {
    name: 'files and folders are named after the thing in them',
    broken: (files) =>
      files
        .filter(({ path }) => unnamedFolder.test(path))
        .map(({ path }) => `${path}: “${unnamedFolder.exec(path)?.[1]}” names nothing, in ${dirname(path)}`),
  },
];
