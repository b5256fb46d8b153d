export { Badge } from './badge';
