import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState, type CSSProperties } from 'react';
import { drawLabel, labelQueries, readTemplate } from '@/entities/label';
import type { ParameterValues, StandardTemplate } from '@/entities/standard-label';
import { USUAL_DPI } from '@/shared/config';
import classes from './standard-labels.module.css';

const UNKNOWN_SIZE = { widthMm: 60, heightMm: 40 };
const isObserved = 'IntersectionObserver' in globalThis;

interface TemplatePictureProps {
  template: StandardTemplate;
  values: ParameterValues;
}

/** Template with sample values, drawn once it is visible; until then blank paper in its proportions. */
export function TemplatePicture({ template, values }: TemplatePictureProps) {
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const [isSeen, setSeen] = useState(!isObserved);
  if (inViewport && !isSeen) setSeen(true);
  const { data: kit } = useQuery({ ...labelQueries.kit(), enabled: isSeen && Boolean(template.template) });
  const read = kit && readTemplate(kit, template.template);
  const drawn = kit && read && drawLabel(kit, read, values, USUAL_DPI);
  const { widthMm = UNKNOWN_SIZE.widthMm, heightMm = UNKNOWN_SIZE.heightMm } = template;
  const paper = {
    className: classes['paper'],
    style: { '--label-width': widthMm, '--label-height': heightMm } as CSSProperties,
  };
  return (
    <div ref={ref} className={classes['picture']}>
      {drawn ? <img {...paper} src={drawn.src} alt="" /> : <span {...paper} />}
    </div>
  );
}
