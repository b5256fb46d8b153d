import { Button, Checkbox, Skeleton } from '@mantine/core';
import { CircleAlert, Printer } from 'lucide-react';
import { Suspense, useId, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useQueryClient } from '@tanstack/react-query';
import {
  ArticleSearchInput,
  articleSearchScope,
  findArticle,
  nothingFoundIn,
  type ArticleSearchHandle,
} from '@/entities/article';
import { useLargePrintQuestion } from '@/entities/print-job';
import { printsReturn, useUnaskedLabels } from '@/entities/subscription';
import type { Widget } from '@/entities/widget';
import type { ScannedCode } from '@/shared/lib/scan';
import { QuantityInput } from '@/shared/ui/quantity-input';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import type { CardArticle } from '../model/card-state';
import type { Print } from '../model/print-result';
import { CardHeader } from './card-header';
import { CardMessage } from './card-message';
import { ChosenArticle } from './chosen-article';
import { LastPrintLine } from './last-print-line';
import { useCardScans } from './use-card-scans';
import { useWidgetCard } from './use-widget-card';
import classes from './widget-card.module.css';

/** Height of controls that can be pressed with gloves on. */
const FIELD_HEIGHT_PX = 48;
const PRINT_HEIGHT_PX = 56;

const loadDefaultArticle = async () => (await import('../model/default-article')).defaultArticle;

/** Loaded on demand: not every widget has variables. */
const VariableFields = lazyPart(async () => ({
  default: (await import('./variable-fields')).VariableFields,
}));

/** Heights at the default text size, in px: of the heading above the fields, and of a row of two. */
const [HEADING_PX, ROW_PX] = [28, 82];

/** Room of the fields while their code is loaded. */
const FieldsPlace = ({ count }: { count: number }) => (
  <Skeleton height={HEADING_PX + ROW_PX * Math.ceil(count / 2)} />
);

const NO_HIT = Promise.resolve(false);
const REQUIRED =
  'fieldset :is(input, select, textarea)[aria-required="true"], fieldset [aria-required="true"] input';

/** Returns the element to focus after an article was chosen: the first empty required field, else Print. */
function nextToFill(form: HTMLFormElement | null): HTMLElement | null {
  const required = form ? [...form.querySelectorAll<HTMLInputElement>(REQUIRED)] : [];
  const next = required.find((field) => /^(checkbox|radio)$/.test(field.type) || field.value === '');
  return next ?? form?.querySelector<HTMLElement>('[data-print]') ?? null;
}

/** Handle by which a screen controls a card. */
export interface WidgetCardHandle {
  focus: () => void;
  scan: (code: ScannedCode) => void;
}

interface WidgetCardProps {
  widget: Widget;
  /** Ids of the person's groups: a groupOnly card searches in these. */
  groupIds: readonly string[];
  print: Print;
  /** Heading level of the title: one below that of the heading above the cards. */
  headingOrder?: 2 | 3;
  /** Favourite button, when favourites can be chosen. */
  favorite?: ReactNode;
  /** True when scans from anywhere go to this card. */
  isActive?: boolean;
  handle?: Ref<WidgetCardHandle>;
  /** Result of each file of the last print that needs attention. */
  progress?: ReactNode;
  /** Current state of the last print; "" when it is not tracked. */
  standing?: string;
  /** True when printing is blocked; the card then says why. */
  isOutOfPrints?: boolean;
}

/** Quick-print card, in the order of work: scan, check the chosen article, fill in, set the quantity, print. */
export function WidgetCard({
  widget,
  groupIds,
  print,
  headingOrder = 3,
  favorite,
  isActive = false,
  handle,
  progress,
  standing = '',
  isOutOfPrints = false,
}: WidgetCardProps) {
  const titleId = useId();
  const ownSearch = useRef<ArticleSearchHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  const { isMeant, question } = useLargePrintQuestion(useUnaskedLabels());
  const card = useWidgetCard(widget, {
    print,
    isOutOfPrints,
    isMeant,
    onCleared: () => ownSearch.current?.focus(),
  });
  const isPrinting = card.printing !== undefined;
  const isPrintBlocked = isPrinting || isOutOfPrints || card.article === undefined;
  const reasonId = useId();

  const pick = (article: CardArticle, values: Readonly<Record<string, string>> = {}) => {
    // The fields of the new article must be rendered before one of them can take the focus.
    flushSync(() => card.pickArticle(article, values));
    nextToFill(form.current)?.focus();
  };
  const client = useQueryClient();
  /** Chooses the predefined article at once, and checks in parallel whether it still exists. */
  const takePredefined = async (article: CardArticle) => {
    pick(article);
    try {
      const defaultArticle = await loadDefaultArticle();
      const there = await defaultArticle(client, article, widget.labelId);
      if (there.id !== article.id) card.replaceArticle(article, there);
    } catch (error) {
      card.replaceArticle(article, undefined);
      card.tell('error', error instanceof Error ? error.message : '');
    }
  };
  const [printsAtOnce, setPrintsAtOnce] = useState(false);
  const scope = articleSearchScope(widget.articleMode, groupIds);
  const scan = useCardScans({
    article: card.article,
    variables: widget.variables,
    printsAtOnce,
    message: card.message?.text ?? '',
    search: (text, values) => ownSearch.current?.scan(text, (article) => pick(article, values)) ?? NO_HIT,
    find: (text) => findArticle(client, text, scope),
    nothingFound: nothingFoundIn(scope),
    untilIdle: card.untilIdle,
    pick,
    miss: card.missArticle,
    fillValues: card.fillValues,
    print: card.printNow,
    tell: card.tell,
  });
  useImperativeHandle(handle, () => ({ focus: () => ownSearch.current?.focus(), scan }));

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
      <ArticleSearchInput scope={scope} onPick={(article) => pick(article)} handle={ownSearch} />
      <ChosenArticle
        article={card.article}
        predefined={widget.predefinedArticle ?? undefined}
        onUse={(article) => void takePredefined(article)}
        onClear={card.clearArticle}
      />
      {widget.variables.length > 0 && (
        <Suspense fallback={<FieldsPlace count={widget.variables.length} />}>
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
        {question}
        {isOutOfPrints && (
          <p id={reasonId} className={classes['closed']}>
            <CircleAlert size={18} aria-hidden />
            {texts.outOfPrintsReason({ day: printsReturn() })}
          </p>
        )}
        <Button
          type="submit"
          fullWidth
          h={PRINT_HEIGHT_PX}
          fz="1.125rem"
          data-print
          leftSection={<Printer size={22} aria-hidden />}
          // Not really disabled: Enter still says what is missing, and the focus stays.
          aria-disabled={isPrintBlocked}
          data-disabled={isPrintBlocked || undefined}
          {...(isOutOfPrints && { 'aria-describedby': reasonId })}
        >
          {isPrinting ? texts.printing : texts.print}
        </Button>
        <Checkbox
          size="md"
          classNames={{ root: classes['choice'] ?? '' }}
          label={texts.printsAtOnce}
          checked={printsAtOnce}
          onChange={(event) => setPrintsAtOnce(event.currentTarget.checked)}
        />
      </div>
      {card.message && <CardMessage message={card.message} onGone={card.forgetMessage} />}
      {progress}
      {card.lastPrint && <LastPrintLine print={card.lastPrint} standing={standing} />}
    </form>
  );
}
