import { Link } from 'react-router';
import { useListOrigin } from '../../lib/way-back';
import classes from './row-name.module.css';

interface RowNameProps {
  to: string;
  name: string;
  /** Secondary line in muted text: a number, an identifier. */
  detail?: string;
}

/** First cell of a row: a real link, its secondary line, and the full text as a tooltip if it is truncated. */
export function RowName({ to, name, detail }: RowNameProps) {
  const origin = useListOrigin();
  return (
    <>
      <Link to={to} state={origin} className={classes['name']} title={name} dir="auto" data-truncated>
        {name}
      </Link>
      {detail !== undefined && detail !== '' && <span className={classes['detail']}>{detail}</span>}
    </>
  );
}
