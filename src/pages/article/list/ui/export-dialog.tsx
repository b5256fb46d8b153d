import { Button, Modal, NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { toId } from '@/shared/api';
import { BusyButton } from '@/shared/ui/busy-button';
import { exportArticlesMutation } from '../api/export-articles-mutation';
import { texts as listTexts } from '../i18n';
import type { GroupNames } from './article-columns';
import classes from './articles.module.css';

const { export: texts } = listTexts;

const DELIMITERS = [
  { value: ',', key: 'comma' },
  { value: ';', key: 'semicolon' },
  { value: '\t', key: 'tab' },
  { value: '|', key: 'bar' },
] as const;

interface ExportDialogProps {
  groups: NonNullable<GroupNames>;
  /** Group filter of the list; "" for none. */
  groupId: string;
  onClose: () => void;
}

/** Dialog for the articles and the delimiter of the export; shows the result in place. */
export function ExportDialog({ groups, groupId, onClose }: ExportDialogProps) {
  const [group, setGroup] = useState(groupId);
  const [delimiter, setDelimiter] = useState<string>(',');
  const { mutate, isPending, data, error } = useMutation(exportArticlesMutation());
  return (
    <Modal opened onClose={onClose} title={texts.title} withCloseButton={false} centered>
      <div className={classes['form']}>
        <p className={classes['quiet']} style={{ whiteSpace: 'normal' }}>
          {texts.hint}
        </p>
        <NativeSelect
          label={texts.group}
          size="md"
          value={group}
          data={[
            { value: '', label: texts.allGroups },
            ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(event) => setGroup(event.currentTarget.value)}
        />
        <NativeSelect
          label={texts.delimiter}
          size="md"
          value={delimiter}
          data={DELIMITERS.map(({ value, key }) => ({ value, label: texts.delimiters[key] }))}
          onChange={(event) => setDelimiter(event.currentTarget.value)}
        />
        <p role="status">{data !== undefined && texts.done({ name: data })}</p>
        <p role="alert" className={classes['fault']}>
          {error?.message}
        </p>
        <div className={classes['buttons']}>
          <Button variant="default" onClick={onClose}>
            {texts.close}
          </Button>
          <BusyButton
            isBusy={isPending}
            leftSection={<Download size={16} aria-hidden />}
            onClick={() => {
              if (!isPending) mutate({ groupId: group === '' ? undefined : toId(group), delimiter });
            }}
          >
            {texts.download}
          </BusyButton>
        </div>
      </div>
    </Modal>
  );
}
