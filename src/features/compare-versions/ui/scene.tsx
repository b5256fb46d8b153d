import type { CSSProperties, ReactNode } from 'react';
import classes from './stage.module.css';

interface SceneProps {
  ground: { widthMm: number; heightMm: number };
  zoom: number;
  /** Number of views side by side. */
  views: 1 | 2;
  children: ReactNode;
}

/** Frame of the views, as high as the label needs at 100 % and the screen allows. */
export function Scene({ ground, zoom, views, children }: SceneProps) {
  const style = {
    '--ground-width': ground.widthMm,
    '--ground-height': ground.heightMm,
    '--zoom': zoom / 100,
  } as CSSProperties;
  return (
    <div className={classes['scene']}>
      <div className={classes['views']} data-views={views} style={style}>
        {children}
      </div>
    </div>
  );
}
