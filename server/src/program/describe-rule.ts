import type { Sentence } from 'label-core/sentence';
import { isProgramRule, type AccessRule } from '../foundation/access/access-rule.ts';
import type { Permission, Tag } from '../foundation/access/roles.ts';
import { inRow } from '../people/sentences/in-row.ts';
import { sentences } from './sentences/index.ts';

const { rule: told, orRight } = sentences.access;
const { right, permission } = sentences;

const rights: Readonly<Record<Tag, Sentence>> = {
  'AccountType:Administrator': right.administrator,
  'AccountType:User': right.user,
  'AccountType:TenantAdmin': right.tenantAdmin,
  'UserRole:ArticleManager': right.articleManager,
  'UserRole:GroupManager': right.groupManager,
  'UserRole:OrderManager': right.orderManager,
  'UserRole:LabelManager': right.labelManager,
  'UserRole:DataImporter': right.dataImporter,
  'UserRole:PrinterManager': right.printerManager,
  'QualityAssuranceRole:Master': right.reviewMaster,
  'QualityAssuranceRole:LabelDesigner': right.labelDesigner,
  'QualityAssuranceRole:DataApprover': right.dataApprover,
  'QualityAssuranceRole:DesignApprover': right.designApprover,
  'QualityAssuranceRole:Publisher': right.publisher,
  'QualityAssuranceRole:QualityManager': right.qualityManager,
  'UserPermission:PrinterManager': right.managesPrinters,
};

const permissions: Readonly<Record<Permission, Sentence>> = { PrinterManager: permission.printerManager };

/** Returns the rule in words, for the refusal: "This call needs AccountType:Administrator or UserRole:ArticleManager." */
export function describeRule(rule: AccessRule): Sentence {
  if (rule === 'public') return told.open;
  if (rule === 'signed-in') return told.signedIn;
  if (isProgramRule(rule)) return told.key({ kind: rule.program });
  return 'allow' in rule
    ? told.rights({ rights: oneOf(rule.allow) })
    : told.permissions({ permissions: inRow(rule.permissions.map((held) => permissions[held])) });
}

const oneOf = (tags: readonly Tag[]): readonly Sentence[] =>
  tags.map((tag, index) => (index === 0 ? rights[tag] : orRight({ right: rights[tag] })));
