export { groupQueries } from './api/group-queries';
export type { Group, GroupCounts, GroupPerson, GroupSettings, GroupSetup } from './api/group-schema';
export { groupNames } from './model/group-names';
export { isRootGroup, ROOT_GROUP_ID } from './model/root-group';
export { groupTree, type GroupBranch } from './model/group-tree';
export { GroupTreeList } from './ui/group-tree-list';
