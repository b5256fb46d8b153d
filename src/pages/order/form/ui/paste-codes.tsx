import { Button, Textarea } from '@mantine/core';
import { ClipboardPaste } from 'lucide-react';
import { useId, useState } from 'react';
import type { Article } from '@/entities/article';
import { toApiError } from '@/shared/api';
import { BusyButton } from '@/shared/ui/busy-button';
import { PASTED_CODES } from '../config/limits';
import { texts } from '../i18n';
import { useCodeLookup } from '../model/use-code-lookup';
import classes from './order.module.css';

interface PasteCodesProps {
  onFound: (found: readonly { article: Article; quantity: number }[]) => void;
}

/** Field that converts pasted codes to lines; codes that match no article stay in the field. */
export function PasteCodes({ onFound }: PasteCodesProps) {
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState('');
  const { isBusy, lookUp } = useCodeLookup();
  const add = async () => {
    setSaid('');
    setFault('');
    try {
      const { found, isCut } = await lookUp(text);
      const hits = found.flatMap(({ article, quantity }) => (article ? [{ article, quantity }] : []));
      const misses = found.filter(({ article }) => !article);
      if (hits.length > 0) onFound(hits);
      setText(
        misses.map(({ code, quantity }) => (quantity === 1 ? code : `${code}\t${quantity}`)).join('\n'),
      );
      setSaid(texts.pasted({ count: hits.length }));
      setFault(
        [
          ...(misses.length > 0 ? [texts.notFoundCodes({ count: misses.length })] : []),
          ...(isCut ? [texts.cut({ most: PASTED_CODES })] : []),
        ].join(' '),
      );
    } catch (error) {
      setFault(toApiError(error).message);
    }
  };
  return (
    <div className={classes['narrow']}>
      <Button
        variant="default"
        leftSection={<ClipboardPaste size={16} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? texts.pasteClose : texts.paste}
      </Button>
      <div id={panelId} className={classes['paste']} hidden={!isOpen}>
        <Textarea
          label={texts.pasteLabel}
          description={texts.pasteHint}
          size="md"
          rows={5}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p role="status" className={classes['hint']}>
          {said}
        </p>
        <p role="alert" className={classes['fault']}>
          {fault}
        </p>
        <BusyButton
          isBusy={isBusy}
          isBlocked={text.trim() === ''}
          onClick={() => {
            if (!isBusy && text.trim() !== '') void add();
          }}
        >
          {texts.pasteAdd}
        </BusyButton>
      </div>
    </div>
  );
}
