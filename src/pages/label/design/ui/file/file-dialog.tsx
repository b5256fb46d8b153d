import { Alert, Modal } from '@mantine/core';
import type { LabelTemplate } from 'label-core';
import { refusalOf, type Edit } from 'label-core/design';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { FileDrop, FileFacts, FileRefusal, useLabelFile, type ExtractedLabel } from '@/features/label-file';
import { translated } from '@/shared/i18n';
import { BusyButton } from '@/shared/ui/busy-button';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { useBegin } from '../../api/begin-design-mutation';
import { templateIn } from '../../api/template-in';
import type { Designing } from '../../model/use-designing';
import { texts } from './i18n';
import classes from './file-dialog.module.css';

const words = texts.file;

interface FileDialogProps {
  designing: Designing;
  onClose: () => void;
}

interface Chosen {
  label: ExtractedLabel;
  fileName: string;
}

/**
 * Takes a file that the server reads, and puts its elements beside those of the design, or in their place: one step, which
 * can be undone. A file that is refused changes nothing.
 */
export function FileDialog({ designing, onClose }: FileDialogProps) {
  const id = useId();
  const [chosen, setChosen] = useState<Chosen>();
  const [template, setTemplate] = useState<LabelTemplate>();
  const [refusal, setRefusal] = useState('');
  const { begin, reading: opening, error } = useBegin((base) => setTemplate(base.template));
  const take = (next: Chosen) => {
    setChosen(next);
    setTemplate(undefined);
    setRefusal('');
    begin({
      key: next.fileName,
      read: async (client) => ({
        template: await templateIn(client, next.label.template),
        name: next.label.name,
      }),
    });
  };
  const file = useLabelFile((label, { name: fileName }) => take({ label, fileName }));
  const isBlocked = template === undefined;
  const make = (edit: Edit) => {
    const refused = refusalOf(designing.template, edit);
    if (refused) return setRefusal(translated(refused));
    designing.edit(edit);
    onClose();
  };
  const ways = [
    {
      words: words.insert,
      hint: words.insertHint,
      isBlocked: isBlocked || template.elements.length === 0,
      press: ({ elements, variables }: LabelTemplate) => make({ kind: 'paste', elements, variables }),
    },
    {
      words: words.replace,
      hint: words.replaceHint,
      isBlocked,
      press: (read: LabelTemplate) =>
        make({ kind: 'replaceAll', template: { ...read, name: designing.template.name } }),
    },
  ];
  return (
    <Modal
      opened
      returnFocus={false}
      onClose={onClose}
      title={words.title}
      size="lg"
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <div className={classes['dialog']}>
        <FileDrop reading={file.reading} hasFile={chosen !== undefined} onFile={file.read} />
        {file.refusal && <FileRefusal {...file.refusal} />}
        {chosen && (
          <FileFacts
            file={chosen.label}
            fileName={chosen.fileName}
            onSized={(label) => take({ ...chosen, label })}
          />
        )}
        {error && <ErrorPanel error={error} title={words.unusable} />}
        {refusal !== '' && (
          <Alert color="red" role="alert" icon={<CircleAlert size={18} aria-hidden />}>
            {refusal}
          </Alert>
        )}
        {chosen && (
          <div className={classes['ways']}>
            {ways.map((way, index) => (
              <div key={way.words} className={classes['way']}>
                <BusyButton
                  fullWidth
                  variant={index === 0 ? 'filled' : 'default'}
                  isBusy={opening !== undefined}
                  isBlocked={way.isBlocked}
                  aria-describedby={`${id}-${index}`}
                  onClick={() => {
                    if (!way.isBlocked && template) way.press(template);
                  }}
                >
                  {way.words}
                </BusyButton>
                <p id={`${id}-${index}`} className={classes['hint']}>
                  {way.hint}
                </p>
              </div>
            ))}
          </div>
        )}
      </div>
    </Modal>
  );
}
