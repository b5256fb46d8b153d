import { Button } from '@mantine/core';
import type { LabelParts, LabelTemplate } from 'label-core';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { ElementLead, type LabelKit, type LabelValues } from '@/entities/label';
import { translated } from '@/shared/i18n';
import type { Designing } from '../../model/use-designing';
import { texts } from '../i18n';
import classes from '../designer.module.css';

interface ProblemListProps {
  designing: Designing;
  found: Pick<LabelParts, 'problems' | 'warnings'>;
  kit: LabelKit;
  values: LabelValues;
  dpi: number;
  onGo: (elementId: string) => void;
}

/** Problems and warnings of the shown values: each leads to its element, and offers what removes it. */
export function ProblemList({ designing, found, kit, values, dpi, onGo }: ProblemListProps) {
  const { template, edit } = designing;
  const findings = [
    ...found.problems.map((finding) => ({ finding, isProblem: true })),
    ...found.warnings.map((finding) => ({ finding, isProblem: false })),
  ];
  if (findings.length === 0)
    return (
      <p className={classes['fine']}>
        <CircleCheck size={16} aria-hidden />
        {texts.problems.none}
      </p>
    );
  const label = { template, values, options: { dpi, fonts: kit.fonts } };
  return (
    <ul className={classes['findings']}>
      {findings.map(({ finding, isProblem }) => {
        const Icon = isProblem ? CircleAlert : TriangleAlert;
        const { elementId = '', code, variable = '' } = finding;
        return (
          <li key={`${code} ${elementId} ${variable}`} data-kind={isProblem ? 'problem' : 'warning'}>
            <Icon size={16} aria-hidden />
            {knows(template, elementId) ? (
              <ElementLead onGo={() => onGo(elementId)}>
                <strong>{elementId}</strong> {translated(finding)}
              </ElementLead>
            ) : (
              <span>{translated(finding)}</span>
            )}
            {kit.core.repairsOf(finding, label).map((repair) => (
              <Button
                key={repair.words.message}
                variant="default"
                size="compact-sm"
                onClick={() => edit(repair.edit)}
              >
                {translated(repair.words)}
              </Button>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

const knows = ({ elements }: LabelTemplate, id: string) => elements.some((element) => element.id === id);
