import { useQuery } from '@tanstack/react-query';
import { generatePath, Link } from 'react-router';
import { featureFlagQueries } from '@/entities/subscription';
import { useSessionUser } from '@/entities/session';
import { formatList } from '@/shared/i18n';
import { paths } from '@/shared/routes';
import { texts } from '../i18n';
import { tilesOutOfReach } from '../model/tile-groups';
import classes from './dashboard.module.css';

/** Explains why some tiles are missing, with a link to the screen where the role can be assigned. */
export function RolesHint() {
  const user = useSessionUser();
  const { data: features } = useQuery(featureFlagQueries.mine());
  const missing = user ? tilesOutOfReach(user, features) : [];
  if (!user || missing.length === 0) return null;
  const names = formatList(
    missing.map((name) => texts.tiles[name]),
    'disjunction',
  );
  return (
    <p className={classes['hint']}>
      {texts.outOfReach({ names })}{' '}
      <Link to={generatePath(paths.user, { id: user.userId })}>{texts.changeRoles}</Link>
    </p>
  );
}
