import { Link } from 'react-router';
import { canAddFavorite, topFavorites, useWidgets, type WidgetUser } from '@/entities/widget';
import { paths } from '@/shared/routes';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import type { Print } from '../model/print-result';
import { WidgetDeck, type PrintJobComponent } from './widget-deck';
import classes from './widget-strip.module.css';

interface WidgetStripProps {
  user: WidgetUser;
  printJob: PrintJobComponent;
}

/** Strip with the person's top favourites, ready to print. */
export function WidgetStrip({ user, printJob }: WidgetStripProps) {
  const widgets = useWidgets(user);
  return (
    <section className={classes['strip']}>
      <div className={classes['row']}>
        <h2 className={classes['title']}>{texts.strip}</h2>
        <Link to={paths.widgets} className={classes['all']}>
          {texts.seeAll}
        </Link>
      </div>
      <QueryView query={widgets}>
        {(rows) => {
          const favorites = topFavorites(rows);
          if (favorites.length === 0) return <p className={classes['empty']}>{texts.noFavorites}</p>;
          return (
            <WidgetDeck
              widgets={favorites}
              user={user}
              canAddFavorite={canAddFavorite(rows)}
              printJob={printJob}
              adaptPrint={exceptionsAsResults}
            />
          );
        }}
      </QueryView>
    </section>
  );
}

/**
 * Returns a print function for the strip, where a print that broke off is a failed print with the message as its reason
 * (specification 8).
 */
function exceptionsAsResults(print: Print): Print {
  return (request) =>
    print(request).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : '';
      return { ok: false, reason: message || texts.unknownError };
    });
}
