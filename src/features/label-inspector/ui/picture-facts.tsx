import { useQuery } from '@tanstack/react-query';
import type { ImageNode } from 'label-core';
import { labelQueries, type LabelKit } from '@/entities/label';
import { texts } from '../i18n';
import { hundredth } from '../model/read-length';
import classes from './fields.module.css';

interface PictureFactsProps extends Pick<LabelKit, 'core'> {
  /** The picture as it is laid out with the shown values. */
  node: ImageNode;
  /** Of the printer. */
  dpi: number;
}

/** Says how finely the shown picture is printed, and what a printer of black dots makes of its shades. */
export function PictureFacts({ node, core, dpi: printer }: PictureFactsProps) {
  const words = texts.inspector.image;
  const { px, mm, dpi, isCoarser } = core.pictureResolution(node, printer);
  const shades = useQuery(labelQueries.shades(core.pictureFingerprint(node.image), node.image));
  const measured = { px, mm: hundredth(mm), dpi };
  return (
    <>
      <p className={classes['note']}>
        {isCoarser ? words.coarse({ ...measured, printer }) : words.resolution(measured)}
      </p>
      {shades.data === true && <p className={classes['note']}>{words.shades}</p>}
    </>
  );
}
