export { NEW_RECORD, OPEN_PARAMETER, openedPath, paths, type RouteName } from './paths';
