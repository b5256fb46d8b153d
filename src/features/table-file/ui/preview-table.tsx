import { texts } from '../i18n';
import { columnTitle } from '../model/column-title';
import type { FileLook } from '../model/file-look';
import classes from './table-file.module.css';

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
            {columns.map((column) => (
              <th key={column.index} scope="col" dir="auto">
                {columnTitle(column)}
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
