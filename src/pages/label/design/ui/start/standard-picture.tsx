import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { labelQueries } from '@/entities/label';
import { firstParameters, sampleOf, type StandardTemplate } from '@/entities/standard-label';
import classes from './start.module.css';

/** Small picture of a standard template with sample values; blank paper of its proportions until it is drawn. */
export function StandardPicture({ template: standard }: { template: StandardTemplate }) {
  const { templateId, template, widthMm = 60, heightMm = 40 } = standard;
  const values = sampleOf(standard, firstParameters(standard, []));
  const { data: drawn } = useQuery({
    ...labelQueries.thumbnail(`standard ${templateId}`, 0, { template, values }),
    enabled: Boolean(template),
  });
  const paper = {
    className: classes['paper'],
    style: { '--label-width': widthMm, '--label-height': heightMm } as CSSProperties,
  };
  return (
    <span className={classes['picture']}>
      {drawn ? <img {...paper} src={drawn} alt="" /> : <span {...paper} />}
    </span>
  );
}
