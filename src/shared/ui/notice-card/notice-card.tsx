import { CircleAlert, CircleCheck, Mail, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './notice-card.module.css';

type NoticeTone = 'mail' | 'good' | 'bad';

interface NoticeCardProps {
  tone: NoticeTone;
  title: string;
  children: ReactNode;
  /** Instructions or links for the next step. */
  actions?: ReactNode;
}

const ICONS: Readonly<Record<NoticeTone, LucideIcon>> = { mail: Mail, good: CircleCheck, bad: CircleAlert };

/** Result in place of a finished form; its heading takes the focus that the form had. */
export function NoticeCard({ tone, title, children, actions }: NoticeCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Icon = ICONS[tone];
  return (
    <section className={classes['notice']} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon size={32} strokeWidth={1.5} aria-hidden className={classes['icon']} data-tone={tone} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className={classes['text']}>{children}</div>
      {actions}
    </section>
  );
}
