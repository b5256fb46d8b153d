import { formatBytes } from '@/shared/i18n';
import type { Retention, Storage } from '../api/system-schema';
import { texts } from '../i18n';
import { storageParts, type StorageName } from '../model/storage-parts';
import classes from './storage-use.module.css';

const { storage: words } = texts;

interface StorageUseProps {
  storage: Storage;
  /** Undefined when the server does not tell. */
  retention: Retention | undefined;
}

/** What the files of the organisation take up: a bar, and in its legend the sizes and for how long they are kept. */
export function StorageUse({ storage, retention }: StorageUseProps) {
  const { parts, total } = storageParts(storage);
  return (
    <section aria-labelledby="system-storage">
      <div className={classes['heading']}>
        <h2 id="system-storage">{words.title}</h2>
        {total > 0 && <span className={classes['total']}>{words.total({ size: formatBytes(total) })}</span>}
      </div>
      {total > 0 ? (
        <div className={classes['bar']} aria-hidden>
          {parts
            .filter(({ bytes }) => bytes > 0)
            .map(({ name, share }) => (
              <span key={name} data-part={name} style={{ flexGrow: share }} />
            ))}
        </div>
      ) : (
        <p className={classes['none']}>{words.none}</p>
      )}
      <ul className={classes['legend']}>
        {parts.map(({ name, bytes }) => (
          <li key={name}>
            <span className={classes['swatch']} data-part={name} aria-hidden />
            <span>{words.names[name]}</span>
            <span className={classes['size']}>{formatBytes(bytes)}</span>
            <span className={classes['kept']}>{keptFor(name, retention)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns for how long files of a kind are kept; "" when that is not known. */
function keptFor(name: StorageName, retention: Retention | undefined): string {
  const { kept } = words;
  if (name === 'printFiles') {
    const hours = retention?.printFileHours;
    return hours === undefined ? '' : kept.printFiles({ hours });
  }
  if (name === 'importFiles') {
    if (!retention) return '';
    const days = retention.importFileDays;
    return days === undefined ? kept.importFilesForEver : kept.importFiles({ days });
  }
  return kept[name];
}
