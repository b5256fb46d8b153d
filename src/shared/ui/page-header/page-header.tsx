import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { sharedTexts } from '../../i18n';
import { useWayBack } from '../../lib/way-back';
import classes from './page-header.module.css';

const texts = sharedTexts.pageHeader;

interface PageHeaderProps {
  title: string;
  /** One line of explanation, where needed. */
  description?: ReactNode;
  /** Count or status beside the title. */
  badge?: ReactNode;
  /** Path of the list of this screen: Back leads there, to the list as it was left. */
  backTo?: string;
  /** Primary action and related controls, at the right. */
  actions?: ReactNode;
}

/** The title row of every screen. The heading takes the focus after a change of screen (WCAG 2.4.3). */
export function PageHeader({ title, description, badge, backTo, actions }: PageHeaderProps) {
  return (
    <header className={classes['header']}>
      <div className={classes['words']}>
        {backTo !== undefined && <BackLink listPath={backTo} />}
        <div className={classes['row']}>
          <h1 tabIndex={-1} className={classes['title']}>
            {title}
          </h1>
          {badge}
        </div>
        {description !== undefined && <p className={classes['description']}>{description}</p>}
      </div>
      {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
    </header>
  );
}

/** Real link that can be opened in another tab; a normal click goes back in the history. */
function BackLink({ listPath }: { listPath: string }) {
  const { to, go } = useWayBack(listPath);
  return (
    <Link
      to={to}
      className={classes['back']}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go();
      }}
    >
      <ArrowLeft size={16} aria-hidden />
      {texts.back}
    </Link>
  );
}
