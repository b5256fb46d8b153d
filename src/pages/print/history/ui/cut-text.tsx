import classes from './history.module.css';

/** A name that may be too long for its place: cut there, whole in the tooltip. */
export function CutText({ text }: { text: string }) {
  return (
    <span className={classes['cut']} title={text} dir="auto">
      {text}
    </span>
  );
}
