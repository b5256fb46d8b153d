import { Button, Checkbox, Skeleton } from '@mantine/core';
import { CircleAlert, Printer } from 'lucide-react';
import { lazy, Suspense, useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { ArticleSearchInput, articleSearchScope, type ArticleSearchHandle } from '@/entities/article';
import type { Widget } from '@/entities/widget';
import { QuantityInput } from '@/shared/ui/quantity-input';
import { FIELD_HEIGHT_PX, PRINT_HEIGHT_PX } from '../config/limits';
import type { CardArticle } from '../model/card-state';
import type { Print } from '../model/print-result';
import { CardHeader } from './card-header';
import { CardMessage } from './card-message';
import { ChosenArticle } from './chosen-article';
import { LastPrintLine } from './last-print-line';
import { texts } from './texts';
import { useWidgetCard } from './use-widget-card';
import classes from './widget-card.module.css';

/** Not every widget asks for variables; those that do not, do without their code. */
const VariableFields = lazy(async () => ({ default: (await import('./variable-fields')).VariableFields }));

/** After an article was chosen: the first field that must be filled in, else Print. */
const NEXT_TO_FILL =
  'fieldset :is(input, select)[aria-required="true"], fieldset [aria-required="true"] input, [data-print]';

interface WidgetCardProps {
  widget: Widget;
  /** Ids of the person's groups: a groupOnly card searches in these. */
  groupIds: readonly string[];
  print: Print;
  /** Level of the title: one below what stands above the cards. */
  headingOrder?: 2 | 3;
  /** The heart, where favourites can be chosen. */
  favorite?: ReactNode;
  /** A scan from anywhere lands in this card. */
  isActive?: boolean;
  /** The card's article search, for scans. */
  search?: Ref<ArticleSearchHandle>;
  /** What became of each file of the last print, where somebody must look at it. */
  progress?: ReactNode;
  /** Printing is closed, and the card says why. */
  isOutOfPrints?: boolean;
}

/** The quick-print card, in the order of the hand: scan, see what is chosen, fill in, count, print. */
export function WidgetCard({
  widget,
  groupIds,
  print,
  headingOrder = 3,
  favorite,
  isActive = false,
  search,
  progress,
  isOutOfPrints = false,
}: WidgetCardProps) {
  const titleId = useId();
  const ownSearch = useRef<ArticleSearchHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  const card = useWidgetCard(widget, { print, isOutOfPrints, onCleared: () => ownSearch.current?.focus() });
  useImperativeHandle(search, () => ({
    focus: () => ownSearch.current?.focus(),
    scan: (code) => ownSearch.current?.scan(code),
  }));
  const isPrinting = card.printing !== undefined;
  const isPrintBlocked = isPrinting || isOutOfPrints || card.article === undefined;
  const reasonId = useId();

  const pick = (article: CardArticle) => {
    // The fields of the new article must stand before one of them can take the focus.
    flushSync(() => card.pickArticle(article));
    form.current?.querySelector<HTMLElement>(NEXT_TO_FILL)?.focus();
  };

  return (
    <form
      ref={form}
      className={classes['card']}
      aria-labelledby={titleId}
      aria-busy={isPrinting}
      data-active={isActive || undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void card.printNow();
      }}
    >
      <CardHeader headingOrder={headingOrder} widget={widget} titleId={titleId} favorite={favorite} />
      <Checkbox
        size="md"
        classNames={{ root: classes['choice'] ?? '' }}
        label={texts.clearsInput}
        checked={card.clearsInput}
        onChange={(event) => card.setClearsInput(event.currentTarget.checked)}
      />
      <ArticleSearchInput
        scope={articleSearchScope(widget.articleMode, groupIds)}
        onPick={pick}
        handle={ownSearch}
      />
      <ChosenArticle
        article={card.article}
        predefined={widget.predefinedArticle ?? undefined}
        onUse={pick}
        onClear={card.clearArticle}
      />
      {widget.variables.length > 0 && (
        <Suspense fallback={<Skeleton height={96} />}>
          <VariableFields variables={widget.variables} values={card.values} onChange={card.changeValue} />
        </Suspense>
      )}
      <div className={classes['foot']}>
        <QuantityInput
          label={texts.quantity}
          value={card.quantity}
          onChange={card.changeQuantity}
          size={FIELD_HEIGHT_PX}
        />
        {isOutOfPrints && (
          <p id={reasonId} className={classes['closed']}>
            <CircleAlert size={18} aria-hidden />
            {texts.outOfPrintsReason}
          </p>
        )}
        <Button
          type="submit"
          fullWidth
          h={PRINT_HEIGHT_PX}
          fz={18}
          data-print
          leftSection={<Printer size={22} aria-hidden />}
          // Not really disabled: Enter still says what is missing, and the focus stays.
          aria-disabled={isPrintBlocked}
          data-disabled={isPrintBlocked || undefined}
          {...(isOutOfPrints && { 'aria-describedby': reasonId })}
        >
          {isPrinting ? texts.printing : texts.print}
        </Button>
      </div>
      {card.message && <CardMessage message={card.message} onGone={card.forgetMessage} />}
      {progress}
      {card.lastPrint && <LastPrintLine print={card.lastPrint} />}
    </form>
  );
}
