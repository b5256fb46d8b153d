import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '@/shared/routes';
import classes from './import-data.module.css';
import { texts } from './texts';

/** An import that the server has and does not name: what becomes of it stands in the history. */
export function UnnamedImport({ onAnother }: { onAnother: () => void }) {
  return (
    <>
      <p role="status" className={classes['hint']}>
        {texts.unnamed}
      </p>
      <div className={classes['row']}>
        <Button component={Link} to={paths.importHistory} size="md">
          {texts.history}
        </Button>
        <Button variant="default" size="md" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </>
  );
}
