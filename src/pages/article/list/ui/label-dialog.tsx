import { Button, Modal, Radio, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { labelQueries, formatSize, type AdministeredLabel } from '@/entities/label';
import { toApiError, type Id } from '@/shared/api';
import { compareTexts } from '@/shared/i18n';
import { holdsWords } from '@/shared/lib/word-search';
import { BusyButton } from '@/shared/ui/busy-button';
import { useFocusBack } from '@/shared/ui/main-focus';
import { QueryView } from '@/shared/ui/query-view';
import { labelArticlesMutation, type Labelling } from '../api/label-articles-mutation';
import { texts as listTexts } from '../i18n';
import type { ChosenArticles } from '../model/chosen-articles';
import { formatChosenNames, formatLabelling } from '../model/format-labelling';
import { goneArticles, withoutGone } from '../model/gone-articles';
import classes from './articles.module.css';

const { labelling: texts } = listTexts;

interface LabelDialogProps {
  labelling: Labelling;
  articles: ChosenArticles;
  /** Preselected label; "" for none. */
  labelId: string;
  /** Receives the chosen articles that no longer exist. */
  onGone: (articleIds: readonly Id[]) => void;
  onClose: () => void;
}

/** Dialog that connects a label to many articles, or removes it from them, and shows the result in place. */
export function LabelDialog({ labelling, articles, onGone, onClose, ...props }: LabelDialogProps) {
  useFocusBack(true);
  // The dialog keeps its articles when the list behind it changes.
  const [chosen, setChosen] = useState(articles);
  const [goneCount, setGoneCount] = useState(0);
  const [labelId, setLabelId] = useState(props.labelId);
  const [isAsked, setAsked] = useState(false);
  const labels = useQuery(labelQueries.ofOrganization());
  const label = labels.data?.find((one) => String(one.labelId) === labelId);
  const { mutate, reset, isPending, data, error } = useMutation(
    labelArticlesMutation(texts.notOffered[labelling]),
  );
  const run = () => {
    setAsked(true);
    if (!label || isPending || chosen.count === 0) return;
    const { labelId: id } = label;
    mutate(
      { labelling, labelId: id, request: chosen.request },
      {
        onError: (fault) => {
          const gone = goneArticles(chosen, toApiError(fault));
          setGoneCount(gone.length);
          setChosen(withoutGone(chosen, gone));
          onGone(gone);
        },
      },
    );
  };
  const names = [...chosen.names.values()];
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.title[labelling]({ count: chosen.count })}
      withCloseButton={false}
      centered
      closeOnClickOutside={!isPending}
    >
      <div className={classes['form']}>
        <p className={classes['hint']}>
          {names.length > 0 && `${texts.chosen({ names: formatChosenNames(names) })} `}
          {texts.hint[labelling]}
        </p>
        <QueryView query={labels} empty={<p>{texts.noLabels}</p>}>
          {(known) => (
            <LabelRadios
              labels={known}
              value={labelId}
              error={isAsked && !label ? texts.chooseFirst : undefined}
              onChange={(value) => {
                setLabelId(value);
                reset();
              }}
            />
          )}
        </QueryView>
        <p role="status">
          {isPending && texts.running[labelling]}
          {data && label && formatLabelling(labelling, label.name, data)}
          {data && label && labelling === 'connect' && ` ${whyNotPrinted(label)}`}
        </p>
        <p role="alert" className={classes['fault']}>
          {error && (goneCount > 0 ? texts.gone({ count: goneCount }) : error.message)}
        </p>
        <div className={classes['buttons']}>
          <Button variant="default" onClick={onClose}>
            {texts.close}
          </Button>
          <BusyButton isBusy={isPending} onClick={run}>
            {texts.run[labelling]}
          </BusyButton>
        </div>
      </div>
    </Modal>
  );
}

interface LabelRadiosProps {
  labels: readonly AdministeredLabel[];
  value: string;
  error: string | undefined;
  onChange: (labelId: string) => void;
}

/** Radio buttons for the labels that match the search; the chosen one is always shown. */
function LabelRadios({ labels, value, error, onChange }: LabelRadiosProps) {
  const [search, setSearch] = useState('');
  const found = labels
    .filter(({ labelId, name }) => String(labelId) === value || holdsWords(name, search))
    .toSorted((one, other) => compareTexts(one.name, other.name));
  return (
    <>
      <TextInput
        type="search"
        size="md"
        label={texts.search}
        data-autofocus
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Radio.Group label={texts.label} required value={value} error={error} onChange={onChange}>
        <div className={classes['choices']}>
          {found.map((label) => (
            <Radio
              key={label.labelId}
              value={String(label.labelId)}
              size="md"
              label={label.name}
              description={[formatSize(label.widthMm, label.heightMm), whyNotPrinted(label)]
                .filter((part) => part !== '')
                .join(' · ')}
            />
          ))}
          {found.length === 0 && <span role="status">{texts.noneFound({ search })}</span>}
        </div>
      </Radio.Group>
    </>
  );
}

/** Returns why the label cannot be printed now; "" if it can, or if the server does not say. */
function whyNotPrinted({ isEnabled, state, publishedVersion }: AdministeredLabel): string {
  if (!isEnabled) return texts.disabled;
  return state !== '' && publishedVersion === undefined ? texts.unpublished : '';
}
