export { paths, type RouteName } from './paths';
