import { Button, Checkbox, Radio, Text } from '@mantine/core';
import { findAllergens, markAllergens, readMarkup, type AllergenMark } from 'label-core/allergen';
import { useId, useRef, useState } from 'react';
import { texts } from '../i18n';
import { shownFindings } from '../model/shown-findings';
import classes from './allergen-check.module.css';

interface AllergenPanelProps {
  field: string;
  value: string;
  onChange: (value: string) => void;
}

const MARKS: readonly AllergenMark[] = ['bold', 'capitals'];

/**
 * Names of allergens in a value. Those that are not marked are ticked; a person takes the tick from what is no allergen
 * here, and marks the others. Nothing is marked by itself.
 */
export function AllergenPanel({ field, value, onChange }: AllergenPanelProps) {
  const headingId = useId();
  const [mark, setMark] = useState<AllergenMark>('bold');
  const [done, setDone] = useState(0);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  const marked = readMarkup(value);
  const text = marked.map((piece) => piece.text).join('');
  const findings = shownFindings(text, findAllergens(marked));
  const open = findings.filter(({ isMarked }) => !isMarked);
  const chosen = open.filter(({ key }) => !unticked.has(key));
  const apply = () => {
    if (chosen.length === 0) return;
    onChange(markAllergens(value, chosen, mark));
    setDone(chosen.length);
    // What was pressed may be gone.
    heading.current?.focus();
  };
  const tick = (key: string, isTicked: boolean) => {
    const next = new Set(unticked);
    if (isTicked) next.delete(key);
    else next.add(key);
    setUnticked(next);
    setDone(0);
  };
  const markedCount = findings.length - open.length;
  return (
    <section className={classes['panel']} aria-labelledby={headingId}>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        {texts.title({ field })}
      </h3>
      <Text size="sm" c="dimmed">
        {texts.hint}
      </Text>
      <div role="status">
        {done > 0 && <Text size="sm">{texts.done({ count: done })}</Text>}
        {done === 0 && findings.length === 0 && <Text size="sm">{texts.none}</Text>}
        {done === 0 && markedCount > 0 && <Text size="sm">{texts.marked({ count: markedCount })}</Text>}
      </div>
      {open.length > 0 && (
        <>
          <fieldset className={classes['names']}>
            <legend>{texts.toMark}</legend>
            {open.map(({ key, group, word, before, after }) => (
              <Checkbox
                key={key}
                size="sm"
                checked={!unticked.has(key)}
                onChange={(event) => tick(key, event.currentTarget.checked)}
                label={
                  <span dir="auto">
                    {before}
                    <strong>{word}</strong>
                    {after}
                  </span>
                }
                description={texts.groups[group]}
              />
            ))}
          </fieldset>
          <Radio.Group
            label={texts.how}
            value={mark}
            onChange={(chosenMark) => setMark(MARKS.find((one) => one === chosenMark) ?? 'bold')}
          >
            <div className={classes['marks']}>
              {MARKS.map((one) => (
                <Radio key={one} value={one} label={texts.marks[one]} />
              ))}
            </div>
          </Radio.Group>
          <Button
            variant="light"
            aria-disabled={chosen.length === 0}
            data-disabled={chosen.length === 0 || undefined}
            onClick={apply}
          >
            {texts.mark({ count: chosen.length })}
          </Button>
        </>
      )}
    </section>
  );
}
