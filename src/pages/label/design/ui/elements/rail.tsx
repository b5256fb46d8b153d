import { Button } from '@mantine/core';
import type { LabelParts } from 'label-core';
import type { ReactNode } from 'react';
import { useFocusStays } from '../../model/area-keys';
import type { GestureSetting } from '../../model/gesture-types';
import { hiddenAfter, type Hidden } from '../../model/hidden';
import type { KeyAction } from '../../model/key-action';
import { addedNutrition, addedPiece, newElement } from '../../model/new-element';
import type { Designing } from '../../model/use-designing';
import { texts } from '../i18n';
import { AddTools } from './add-tools';
import { ElementList } from './element-list';
import classes from '../designer.module.css';

interface RailProps {
  designing: Designing;
  dpi: number;
  parts: LabelParts['parts'];
  hidden: Hidden;
  onHidden: (change: (hidden: Hidden) => Hidden) => void;
  onMode: (mode: GestureSetting['mode']) => void;
  /** A key that is the same as on the canvas was pressed in the list. */
  onKey: (action: KeyAction) => void;
  /** What is put on the label from files. */
  files: ReactNode;
}

/** What can be added to the label, and all that is on it. */
export function Rail({ designing, dpi, parts, hidden, onHidden, onMode, onKey, files }: RailProps) {
  const { template, selection, edit } = designing;
  const mayHide = selection.length > 0 || hidden.size > 0;
  useFocusStays(template.elements.length > 0, 'elements');
  useFocusStays(mayHide, 'elements');
  return (
    <>
      <h2>{texts.areas.add}</h2>
      <AddTools
        onAdd={(tool) => edit({ kind: 'add', element: newElement(tool, template, dpi) })}
        onArm={(tool) => onMode({ kind: 'place', elementOf: (one) => newElement(tool, one, dpi) })}
        onAddPiece={(piece) => edit(addedPiece(piece, template, dpi))}
        onAddNutrition={(language, hasPortion) => edit(addedNutrition(language, hasPortion, template))}
      >
        {files}
      </AddTools>
      <div className={classes['bar']}>
        <h2>{texts.areas.elementsOf({ count: template.elements.length })}</h2>
        {mayHide && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() =>
              onHidden((known) => hiddenAfter(known, selection.length > 0 ? selection : [...known]))
            }
          >
            {selection.some((id) => !hidden.has(id)) ? texts.elements.hide : texts.elements.show}
          </Button>
        )}
      </div>
      <ElementList designing={designing} parts={parts} hidden={hidden} onKey={onKey} />
    </>
  );
}
