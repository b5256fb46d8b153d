import { ActionIcon, Checkbox, Menu, NativeSelect, Popover, Button, Switch } from '@mantine/core';
import type { LabelTemplate } from 'label-core';
import { useQuery } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { printerQueries } from '@/entities/printer';
import { USUAL_DPI } from '@/shared/config';
import { formatNumber } from '@/shared/i18n';
import { isShown, OVERLAYS, type Overlays } from '../model/overlays';
import {
  GRIDS_MM,
  isSnapping,
  SNAP_CHOICES,
  withChoice,
  type SnapChoice,
  type Snapping,
} from '../model/snapping';
import { TRUE_SCALE, type Zoom } from '../model/zoom';
import { texts } from './i18n';
import classes from './designer.module.css';

interface StatusBarProps {
  told: string;
  dpi: number;
  onDpi: (dpi: number) => void;
  snapping: Snapping;
  onSnapping: (snapping: Snapping) => void;
  template: LabelTemplate;
  overlays: Overlays;
  onOverlays: (overlays: Overlays) => void;
  /** Presses add to the selection. */
  addsToSelection: boolean;
  onAddsToSelection: (adds: boolean) => void;
  /** Pixels of the screen in a millimetre. */
  scale: number | undefined;
  /** Something is selected, which can be zoomed to. */
  hasSelection: boolean;
  onZoom: (to: Zoom) => void;
}

const CHOICES = Object.keys(SNAP_CHOICES).filter((name): name is SnapChoice => name in SNAP_CHOICES);

/** What was done last, the resolution that is drawn, what edges are aligned with, what is shown over the label, and the zoom. */
export function StatusBar(props: StatusBarProps) {
  const { told, dpi, onDpi, snapping, onSnapping, template, overlays, onOverlays } = props;
  return (
    <div className={classes['status']}>
      <output className={classes['told']}>{told}</output>
      <ResolutionChoice dpi={dpi} onDpi={onDpi} />
      <SeveralSwitch addsToSelection={props.addsToSelection} onAddsToSelection={props.onAddsToSelection} />
      <Choices
        name={texts.status.snap}
        words={texts.status.snapTo}
        choices={CHOICES}
        isOn={(choice) => isSnapping(snapping, choice)}
        onSwitch={(choice, isOn) => onSnapping(withChoice(snapping, choice, isOn))}
      >
        <NativeSelect
          size="xs"
          aria-label={texts.status.grid}
          value={String(snapping.gridMm)}
          data={GRIDS_MM.map((mm) => ({
            value: String(mm),
            label: mm === 0 ? texts.status.noGrid : texts.status.gridOf({ mm }),
          }))}
          onChange={(event) => onSnapping({ ...snapping, gridMm: Number(event.currentTarget.value) })}
        />
      </Choices>
      <Choices
        name={texts.status.show}
        words={texts.status.shows}
        choices={OVERLAYS}
        isOn={(overlay) => isShown(overlays, overlay, template)}
        onSwitch={(overlay, isOn) => onOverlays({ ...overlays, [overlay]: isOn })}
      />
      <ZoomButtons scale={props.scale} hasSelection={props.hasSelection} onZoom={props.onZoom} />
    </div>
  );
}

/** The resolutions of the printers, one of which is drawn. Like all choices, it is not drawn again when something is told. */
function ResolutionChoice({ dpi, onDpi }: Pick<StatusBarProps, 'dpi' | 'onDpi'>) {
  const printers = useQuery(printerQueries.list());
  const resolutions = [
    ...new Set([USUAL_DPI, dpi, ...(printers.data ?? []).map((one) => one.dpi ?? USUAL_DPI)]),
  ];
  return (
    <NativeSelect
      size="xs"
      aria-label={texts.status.dpi}
      value={String(dpi)}
      data={resolutions
        .toSorted((one, other) => one - other)
        .map((one) => ({ value: String(one), label: texts.status.dpiOf({ dpi: one }) }))}
      onChange={(event) => onDpi(Number(event.currentTarget.value))}
    />
  );
}

function SeveralSwitch({
  addsToSelection,
  onAddsToSelection,
}: Pick<StatusBarProps, 'addsToSelection' | 'onAddsToSelection'>) {
  return (
    <Switch
      className={classes['several']}
      label={texts.status.several}
      checked={addsToSelection}
      onChange={(event) => onAddsToSelection(event.currentTarget.checked)}
    />
  );
}

/** Places that the zoom goes to at once. */
const ZOOM_PLACES = ['fit', 'true', 'selection'] as const;

/** Smaller and larger, and between them how large it is, which opens where the zoom can go at once. */
function ZoomButtons({
  scale,
  hasSelection,
  onZoom,
}: Pick<StatusBarProps, 'scale' | 'hasSelection' | 'onZoom'>) {
  return (
    <div className={classes['zoom']}>
      <ActionIcon variant="default" size={30} aria-label={texts.status.smaller} onClick={() => onZoom('out')}>
        <Minus size={16} aria-hidden />
      </ActionIcon>
      <Menu position="top-end" transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <Button
            variant="default"
            size="compact-sm"
            className={classes['percent']}
            title={texts.status.zoomTo.title}
          >
            {scale === undefined ? '' : percent(scale)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {ZOOM_PLACES.map((to) => (
            <Menu.Item key={to} disabled={to === 'selection' && !hasSelection} onClick={() => onZoom(to)}>
              {texts.status.zoomTo[to]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ActionIcon variant="default" size={30} aria-label={texts.status.larger} onClick={() => onZoom('in')}>
        <Plus size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}

interface ChoicesProps<Choice extends string> {
  name: string;
  words: Readonly<Record<Choice, string>>;
  choices: readonly Choice[];
  isOn: (choice: Choice) => boolean;
  onSwitch: (choice: Choice, isOn: boolean) => void;
  children?: ReactNode;
}

/** A button that opens what can be switched on and off. */
function Choices<Choice extends string>(props: ChoicesProps<Choice>) {
  const { name, words, choices, isOn, onSwitch, children } = props;
  return (
    <Popover position="top-end" withinPortal>
      <Popover.Target>
        <Button variant="default" size="compact-sm">
          {name}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes['choices']}>
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            label={words[choice]}
            checked={isOn(choice)}
            onChange={(event) => onSwitch(choice, event.currentTarget.checked)}
          />
        ))}
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

const percent = (scale: number) =>
  formatNumber(scale / TRUE_SCALE, { style: 'percent', maximumFractionDigits: 0 });
