import { Link } from 'react-router';
import { useListOrigin } from '../../lib/way-back';
import classes from './row-name.module.css';

interface RowNameProps {
  to: string;
  name: string;
  /** The quiet second line: a number, an identifier. */
  detail?: string;
}

/** The first cell of a row: a real link, its second line, and the whole text as a tooltip where it is cut. */
export function RowName({ to, name, detail }: RowNameProps) {
  const origin = useListOrigin();
  return (
    <>
      <Link to={to} state={origin} className={classes['name']} title={name} dir="auto">
        {name}
      </Link>
      {detail !== undefined && detail !== '' && <span className={classes['detail']}>{detail}</span>}
    </>
  );
}
