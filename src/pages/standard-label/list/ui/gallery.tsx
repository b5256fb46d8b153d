import { useId } from 'react';
import { generatePath, Link } from 'react-router';
import { formatSize } from '@/entities/label';
import { useListOrigin } from '@/shared/lib/way-back';
import { paths } from '@/shared/routes';
import { texts } from '../i18n';
import type { GalleryItem } from '../model/gallery';
import classes from './standard-labels.module.css';
import { TemplatePicture } from './template-picture';

/** List of pictures with its heading; nothing if there are none. */
export function Gallery({ title, items }: { title: string; items: readonly GalleryItem[] }) {
  const headingId = useId();
  const origin = useListOrigin();
  if (items.length === 0) return null;
  return (
    <section className={classes['section']}>
      <h2 id={headingId}>{title}</h2>
      <ul className={classes['grid']} aria-labelledby={headingId}>
        {items.map(({ key, id, name, origin: from, template, values }) => (
          <li key={key} className={classes['card']}>
            <TemplatePicture template={template} values={values} />
            <Link
              to={generatePath(paths.standardLabel, { id: String(id) })}
              state={origin}
              className={classes['name']}
              dir="auto"
            >
              {name}
            </Link>
            <p className={classes['facts']}>
              {[template.kind, formatSize(template.widthMm, template.heightMm)].filter(Boolean).join(' · ')}
            </p>
            <p className={classes['words']}>
              {from === '' ? template.description : texts.madeFrom({ template: from })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
