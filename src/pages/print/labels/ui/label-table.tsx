import { Package, Printer, type LucideIcon } from 'lucide-react';
import { generatePath } from 'react-router';
import { LabelThumbnail, variableLabel, type LabelSummary } from '@/entities/label';
import { paths } from '@/shared/routes';
import { DataTable, RowButton, RowName, type Column } from '@/shared/ui/data-table';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { texts } from '../i18n';
import classes from './label-table.module.css';

const labelPathOf = ({ labelId }: LabelSummary) => generatePath(paths.printLabel, { id: String(labelId) });
const articlesPathOf = ({ labelId }: LabelSummary) =>
  generatePath(paths.printLabelArticles, { labelId: String(labelId) });

const sizeOf = ({ widthMm, heightMm }: LabelSummary) =>
  widthMm === undefined || heightMm === undefined ? '–' : texts.size({ width: widthMm, height: heightMm });

const labelColumns = (): readonly Column<LabelSummary>[] => [
  {
    key: 'name',
    title: texts.name,
    render: (label) => (
      <div className={classes['name']}>
        <LabelThumbnail label={label} version="published" />
        <div className={classes['words']}>
          <RowName to={labelPathOf(label)} name={label.name} detail={sizeOf(label)} />
        </div>
      </div>
    ),
  },
  {
    key: 'variables',
    title: texts.variables,
    isSecondary: true,
    render: (label) => <VariableNames label={label} />,
  },
  {
    key: 'ways',
    title: texts.ways,
    width: 'var(--label-ways-width)',
    render: (label) => (
      <div className={classes['ways']}>
        <WayLink
          to={labelPathOf(label)}
          icon={Printer}
          text={texts.print}
          name={texts.printOf({ name: label.name })}
        />
        <WayLink
          to={articlesPathOf(label)}
          icon={Package}
          text={texts.articles}
          name={texts.articlesOf({ name: label.name })}
        />
      </div>
    ),
  },
];

export function LabelTable({ labels }: { labels: readonly LabelSummary[] }) {
  return (
    <div className={classes['table']}>
      <DataTable
        caption={texts.caption}
        columns={labelColumns()}
        rowCount={labels.length}
        rowAt={(index) => labels[index]}
        keyOf={({ labelId }) => labelId}
      />
    </div>
  );
}

function VariableNames({ label }: { label: LabelSummary }) {
  const names = label.variables
    .filter(({ editable }) => editable)
    .map(variableLabel)
    .join(', ');
  return <TruncatedText title={names}>{names || texts.noVariables}</TruncatedText>;
}

interface WayLinkProps {
  to: string;
  icon: LucideIcon;
  text: string;
  /** Accessible name for people who do not see the row. */
  name: string;
}

const WayLink = ({ to, icon: Icon, text, name }: WayLinkProps) => (
  <RowButton
    to={to}
    className={classes['way']}
    icon={<Icon size={16} aria-hidden />}
    aria-label={name}
    title={name}
  >
    <span className={classes['wayText']}>{text}</span>
  </RowButton>
);
