export { groupQueries } from './api/group-queries';
export type { Group, GroupCounts, GroupPerson, GroupSettings, GroupSetup } from './api/group-schema';
export { groupNames } from './model/group-names';
export { groupTree, type GroupBranch } from './model/group-tree';
export { GroupTreeList } from './ui/group-tree-list';
