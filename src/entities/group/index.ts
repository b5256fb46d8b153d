export { groupQueries } from './api/group-queries';
export {
  groupFactsSchema,
  groupSettingsSchema,
  type Group,
  type GroupCounts,
  type GroupPerson,
  type GroupSettings,
  type GroupSetup,
} from './api/group-schema';
export { groupNames, groupTree, type GroupBranch } from './model/group-tree';
export { isRootGroup, ROOT_GROUP_ID } from './model/root-group';
export { GroupTreeList } from './ui/group-tree-list';
