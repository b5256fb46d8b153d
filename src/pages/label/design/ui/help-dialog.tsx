import { Modal, Switch } from '@mantine/core';
import { texts } from './i18n';
import classes from './designer.module.css';

interface HelpDialogProps {
  onClose: () => void;
  hasLetterKeys: boolean;
  onLetterKeys: (isOn: boolean) => void;
}

/** All keys of the drawing area, and the switch for single letters (WCAG 2.1.4). */
export function HelpDialog({ onClose, hasLetterKeys, onLetterKeys }: HelpDialogProps) {
  const { help } = texts;
  return (
    <Modal
      opened
      onClose={onClose}
      title={help.title}
      size="lg"
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': help.close }}
    >
      <p className={classes['none']}>{help.hint}</p>
      <Switch
        mt="sm"
        mb="sm"
        label={help.letters}
        checked={hasLetterKeys}
        onChange={(event) => onLetterKeys(event.currentTarget.checked)}
      />
      <table className={classes['keys']}>
        <thead>
          <tr>
            <th scope="col">{help.keys}</th>
            <th scope="col">{help.does}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(help.rows).map(([name, { keys, does }]) => (
            <tr key={name}>
              <th scope="row">
                <kbd>{keys}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
