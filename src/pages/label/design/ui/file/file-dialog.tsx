import { Alert, Modal } from '@mantine/core';
import type { LabelTemplate } from 'label-core';
import { refusalOf, type Edit } from 'label-core/design';
import { CircleAlert } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { labelQueries, readTemplate } from '@/entities/label';
import { FileDrop, FileFacts, FileRefusal, useLabelFile, type ExtractedLabel } from '@/features/label-file';
import { translated } from '@/shared/i18n';
import { BusyButton } from '@/shared/ui/busy-button';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { texts as pageTexts } from '../../i18n';
import type { Designing } from '../../model/use-designing';
import { texts } from '../../model/i18n';
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
  const [refusal, setRefusal] = useState('');
  const kit = useQuery(labelQueries.kit());
  const template = chosen && kit.data && readTemplate(kit.data, chosen.label.template);
  const fault = kit.data && chosen && !template ? faultOf(chosen.label) : undefined;
  const take = (next: Chosen) => {
    setChosen(next);
    setRefusal('');
  };
  const file = useLabelFile((label, { name: fileName }) => take({ label, fileName }));
  const isReading = file.reading !== undefined;
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
        {kit.error && !kit.data && <ErrorPanel error={kit.error} onRetry={() => void kit.refetch()} />}
        {fault !== undefined && (
          <Alert color="red" role="alert" title={words.unusable} icon={<CircleAlert size={18} aria-hidden />}>
            {fault}
          </Alert>
        )}
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
                  isBusy={kit.isLoading || isReading}
                  isBlocked={way.isBlocked}
                  aria-describedby={`${id}-${index}`}
                  onClick={() => {
                    if (!way.isBlocked && !isReading && template) way.press(template);
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

/** Returns why what the server has read of a file cannot be designed. */
const faultOf = ({ template }: ExtractedLabel): string =>
  template === undefined || template === null ? pageTexts.start.noTemplate : pageTexts.start.unreadable;
