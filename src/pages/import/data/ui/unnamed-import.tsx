import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '@/shared/routes';
import { texts } from '../i18n';
import classes from './import-data.module.css';

/** An import that the server has and does not name: the history shows how it ends. */
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
