import { useMediaQuery } from '@mantine/hooks';
import type { LabelTemplate, LineElement } from 'label-core';
import { handles } from 'label-core/design';
import { boundsOfIds, boxesOfIds, freeIds, type Box } from '../../model/boxes';
import type { Grip } from '../../model/gesture-types';
import { gripPlace } from '../../model/grip-place';
import classes from './canvas.module.css';
import { Grips, type GripPlace } from './grips';

interface SelectionFrameProps {
  template: LabelTemplate;
  selection: readonly string[];
  /** Pixels of the screen in a millimetre of the label. */
  scale: number;
  /** Grip that was pressed: the next press is where it goes. */
  armed: Grip | undefined;
}

/** Side of a handle, and of the area around it that a pointer hits, in px: for a mouse, and for a finger. */
const SIDES_PX = { fine: { handle: 9, target: 24 }, coarse: { handle: 14, target: 44 } } as const;

/**
 * Frame around each selected element, with the handles of all of them. Locked elements have no handles. The whole box of
 * the others is taken by a finger, also between the bars of a code, where nothing is drawn. The frames are one path: with a
 * node for each, the browser needs longer for them than for the elements.
 */
export function SelectionFrame({ template, selection, scale, armed }: SelectionFrameProps) {
  const isCoarse = useMediaQuery('(pointer: coarse)') ?? false;
  if (selection.length === 0) return null;
  const sides = SIDES_PX[isCoarse ? 'coarse' : 'fine'];
  const free = freeIds(template, selection);
  const [only] = free.length === 1 ? template.elements.filter(({ id }) => id === free[0]) : [];
  const around = boundsOfIds(template, free);
  return (
    <g data-frame>
      {free.length > 0 && <path className={classes['grab']} d={pathOf(boxesOfIds(template, free))} />}
      <Outline boxes={boxesOfIds(template, selection)} />
      {free.length > 1 && <Outline boxes={[around]} isAround />}
      {free.length > 0 && (
        <Grips
          places={only?.type === 'line' ? endsOf(only) : placesOn(spread(around, sides.target / scale))}
          targetMm={sides.target / scale}
          handleMm={sides.handle / scale}
          armed={armed}
        />
      )}
    </g>
  );
}

function Outline({ boxes, isAround = false }: { boxes: readonly Box[]; isAround?: boolean }) {
  const path = pathOf(boxes);
  return (
    <>
      <path className={classes['halo']} d={path} />
      <path className={classes['frame']} {...(isAround && { 'data-around': true })} d={path} />
    </>
  );
}

const pathOf = (boxes: readonly Box[]): string =>
  boxes.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');

const endsOf = ({ x1Mm, y1Mm, x2Mm, y2Mm }: LineElement): readonly GripPlace[] => [
  { grip: 'start', xMm: x1Mm, yMm: y1Mm },
  { grip: 'end', xMm: x2Mm, yMm: y2Mm },
];

const placesOn = (box: Box): readonly GripPlace[] =>
  handles.map((grip) => ({ grip, ...gripPlace(grip, box) }));

/** Returns the box on which handles are, outside of an element too small for them to be beside each other. */
function spread(box: Box, targetMm: number): Box {
  const grow = (length: number) => Math.max(0, 2 * targetMm - length) / 2;
  const [across, down] = [grow(box.width), grow(box.height)];
  return {
    x: box.x - across,
    y: box.y - down,
    width: box.width + 2 * across,
    height: box.height + 2 * down,
  };
}
