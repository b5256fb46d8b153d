import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { generatePath, Link } from 'react-router';
import { mediaQueries } from '@/entities/media';
import type { Id } from '@/shared/api';
import { paths } from '@/shared/routes';
import { texts } from '../i18n';
import classes from './media-library.module.css';

/** List of the labels and articles that use a picture, as links. */
export function PictureUse({ mediaId }: { mediaId: Id }) {
  const { data, isPending } = useQuery(mediaQueries.use(mediaId));
  if (isPending) return <p className={classes['quiet']}>{texts.loadingUse}</p>;
  if (!data) return <p className={classes['quiet']}>{texts.unknownUse}</p>;
  const { labels, standardLabels, articles } = data;
  if (labels.length + standardLabels.length + articles === 0)
    return <p className={classes['quiet']}>{texts.usedByNothing}</p>;
  return (
    <section className={classes['use']}>
      <h3>{texts.usedBy}</h3>
      <ul>
        {labels.map(({ labelId, name }) => (
          <li key={`label-${labelId}`}>
            <Anchor component={Link} to={generatePath(paths.label, { id: String(labelId) })}>
              {name}
            </Anchor>
          </li>
        ))}
        {standardLabels.map(({ standardLabelId, name }) => (
          <li key={`standard-${standardLabelId}`}>
            <Anchor component={Link} to={generatePath(paths.standardLabel, { id: String(standardLabelId) })}>
              {name}
            </Anchor>
          </li>
        ))}
        {articles > 0 && <li>{texts.articles({ count: articles })}</li>}
      </ul>
    </section>
  );
}
