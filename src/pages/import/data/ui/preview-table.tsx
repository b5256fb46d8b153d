import { texts } from '../i18n';
import type { FileLook } from '../model/import-work';
import classes from './import-data.module.css';

/** Table of the first rows as they are read. */
export function PreviewTable({ look: { columns, rows } }: { look: FileLook }) {
  return (
    <div
      className={classes['scroll']}
      // Makes the scrollable area reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      role="region"
      aria-label={texts.preview}
    >
      <table className={classes['preview']}>
        <thead>
          <tr>
            <th scope="col" className={classes['lineNumber']}>
              {texts.line}
            </th>
            {columns.map(({ index, title }) => (
              <th key={index} scope="col" dir="auto">
                {title === '' ? texts.column({ number: index + 1 }) : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells }) => (
            <tr key={line}>
              <th scope="row" className={classes['lineNumber']}>
                {line}
              </th>
              {columns.map(({ index }) => (
                <td key={index} dir="auto">
                  {cells[index] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
