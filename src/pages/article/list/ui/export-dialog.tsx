import { Button, Modal, NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { toId } from '@/shared/api';
import { BusyButton } from '@/shared/ui/busy-button';
import { exportArticlesMutation } from '../api/export-articles-mutation';
import type { GroupNames } from './article-columns';
import classes from './articles.module.css';
import { texts } from './texts';

interface ExportDialogProps {
  groups: NonNullable<GroupNames>;
  /** The group the list is narrowed to; "" for none. */
  groupId: string;
  onClose: () => void;
}

/** Which articles, and how the file is written. What went wrong, or that it is there, is said in place. */
export function ExportDialog({ groups, groupId, onClose }: ExportDialogProps) {
  const [group, setGroup] = useState(groupId);
  const [delimiter, setDelimiter] = useState<string>(',');
  const { mutate, isPending, data, error } = useMutation(exportArticlesMutation());
  return (
    <Modal opened onClose={onClose} title={texts.exportTitle} withCloseButton={false} centered>
      <div className={classes['form']}>
        <p className={classes['quiet']} style={{ whiteSpace: 'normal' }}>
          {texts.exportHint}
        </p>
        <NativeSelect
          label={texts.exportGroup}
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
          data={Object.entries(texts.delimiters).map(([value, label]) => ({ value, label }))}
          onChange={(event) => setDelimiter(event.currentTarget.value)}
        />
        <p role="status">{data !== undefined && texts.exported(data)}</p>
        <p role="alert" className={classes['fault']}>
          {error?.message}
        </p>
        <div className={classes['buttons']}>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
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
