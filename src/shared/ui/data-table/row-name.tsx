import { useRowLink } from './row-links';
import classes from './row-name.module.css';

interface RowNameProps {
  to: string;
  name: string;
  /** Secondary line in muted text: a number, an identifier. */
  detail?: string;
}

/** First cell of a row: a real link, its secondary line, and the full text as a tooltip if it is truncated. */
export function RowName({ to, name, detail }: RowNameProps) {
  return (
    <>
      <a {...useRowLink(to)} className={classes['name']} title={name} dir="auto" data-truncated>
        {name}
      </a>
      {detail !== undefined && detail !== '' && <span className={classes['detail']}>{detail}</span>}
    </>
  );
}
