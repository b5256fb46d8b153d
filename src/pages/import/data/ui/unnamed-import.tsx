import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '@/shared/routes';
import { texts } from '../i18n';
import classes from './import-data.module.css';

/** Notice for an import that the server has accepted without naming it: the history shows its result. */
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
