import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { featureFlagQueries } from '@/entities/subscription';
import { texts } from '../i18n';
import { printWays } from '../model/print-ways';
import classes from './print-way-list.module.css';

/** Links to all ways to print that the organisation has. */
export function PrintWayList() {
  const { data: features } = useQuery(featureFlagQueries.mine());
  return (
    <nav aria-label={texts.waysTitle}>
      <h2 className={classes['title']}>{texts.waysTitle}</h2>
      <ul className={classes['ways']}>
        {printWays(features).map(({ name, path, icon: Icon }) => (
          <li key={name}>
            <Link to={path} className={classes['way']}>
              <Icon size={24} aria-hidden />
              <span className={classes['words']}>
                <strong>{texts.ways[name].title}</strong>
                <small>{texts.ways[name].hint}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
