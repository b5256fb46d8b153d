import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { featureFlagQueries } from '@/entities/feature-flag';
import { printWays } from '../model/print-ways';
import classes from './print-way-list.module.css';
import { texts } from './texts';

/** What can be printed here, as links: one per feature the organisation has. */
export function PrintWayList() {
  const { data: features } = useQuery(featureFlagQueries.mine());
  return (
    <nav aria-label={texts.ways}>
      <h2 className={classes['title']}>{texts.ways}</h2>
      <ul className={classes['ways']}>
        {printWays(features).map(({ name, path, icon: Icon }) => (
          <li key={name}>
            <Link to={path} className={classes['way']}>
              <Icon size={24} aria-hidden />
              <span className={classes['words']}>
                <strong>{texts[name]}</strong>
                <small>{texts[`${name}Hint`]}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
