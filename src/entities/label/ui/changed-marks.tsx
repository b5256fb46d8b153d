import type { LabelPlace } from '../model/changed-places';
import classes from './changed-marks.module.css';

interface ChangedMarksProps {
  places: readonly LabelPlace[];
  widthMm: number;
  heightMm: number;
}

const share = (lengthMm: number, ofMm: number) => `${(lengthMm / ofMm) * 100}%`;

/** Outlines over the drawn label where it differs from the last print; they are not printed. */
export function ChangedMarks({ places, widthMm, heightMm }: ChangedMarksProps) {
  return (
    <div aria-hidden className={classes['marks']}>
      {places.map((place) => (
        <span
          key={place.elementId}
          className={classes['mark']}
          style={{
            left: share(place.xMm, widthMm),
            top: share(place.yMm, heightMm),
            width: share(place.widthMm, widthMm),
            height: share(place.heightMm, heightMm),
          }}
        />
      ))}
    </div>
  );
}
