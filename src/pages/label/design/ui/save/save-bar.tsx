import { useHotkeys } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { LabelTemplate } from 'label-core';
import { useId, useRef } from 'react';
import { labelQueries } from '@/entities/label';
import { useSessionUser } from '@/entities/session';
import { saveFile } from '@/shared/lib/save-file';
import { nextTask } from '@/shared/lib/timing';
import { BusyButton } from '@/shared/ui/busy-button';
import { FrameDialog } from '@/shared/ui/page-frame';
import { drawingFile, templateFile } from '../../api/template-file';
import type { KeptAt } from '../../model/design-keeper';
import type { DesignBase, DesignThing } from '../../model/design-thing';
import { designRights, saveWays, isReadyOffered } from '../../model/save-ways';
import { useNewerVersion } from '../../model/use-newer-version';
import { useSaveBar, type SaveResult } from '../../model/use-save-bar';
import { texts } from '../../i18n';
import { ConflictDialog } from './conflict-dialog';
import { SaveMenu } from './save-menu';
import { SaveNotices } from './save-notices';
import { SaveResultLine } from './save-result';
import { SaveState } from './save-state';
import { wayWords } from './way-words';
import classes from './save.module.css';

const { problems } = texts.save;

interface SaveBarProps {
  thing: DesignThing;
  /** What the design was made out of; after a save the base that `onSaved` gave. */
  base: DesignBase;
  template: LabelTemplate;
  /** Name of the label, as entered. */
  name: string;
  /** Number of problems that are shown for the design. */
  problemsCount: number;
  keptAt: KeptAt;
  /** The design differs from the base. */
  hasChanges: boolean;
  onSaved: (result: SaveResult) => void;
  /** Called when a new label was not sent for its name, which has to be mended first. */
  onNameFault: () => void;
  /** Opens what somebody else saved, in place of the design, which was downloaded as a file. */
  onTakeTheirs: (theirs: DesignBase) => void;
  /** Returns the drawing of a label with the shown values as SVG. */
  drawn: (template: LabelTemplate) => string;
}

/**
 * Saves the design: the main button with the way that suits this person and version, a menu with the others, what became of
 * it, and why it was refused. mod+S saves a draft where the main button does, and else leads to the button, because what
 * that saves is printed or reviewed.
 */
export function SaveBar(props: SaveBarProps) {
  const { thing, base, template, name, keptAt, hasChanges, problemsCount, onTakeTheirs } = props;
  const rights = designRights(useSessionUser());
  const { data: review, isLoading } = useQuery({
    ...labelQueries.review(),
    enabled: rights.managesLabels,
  });
  const ways = saveWays({ thing, base, rights, review });
  const bar = useSaveBar({ ...props, rights });
  const { busy, fault, refusal, conflict, asked, done } = bar;
  const newer = useNewerVersion(base, rights);
  const mainButton = useRef<HTMLButtonElement>(null);
  const faultId = useId();
  const [main] = ways;
  const isBusy = busy !== undefined;
  // What the button does is said before it can be pressed.
  const isBlocked = isBusy || (isLoading && main !== undefined && 'outcome' in main);
  const downloadDesign = () => download(templateFile(template, name));
  const saveByKey = () => {
    // A question is answered first.
    if (conflict || asked) return;
    const { activeElement } = document;
    // A number that is being typed counts once its field is left.
    mainButton.current?.focus();
    if (main?.kind !== 'new-draft' && main?.kind !== 'same-draft') return;
    const pressMain = async () => {
      await nextTask();
      mainButton.current?.click();
      if (activeElement instanceof HTMLElement) activeElement.focus();
    };
    void pressMain();
  };
  useHotkeys([['mod+S', saveByKey]], []);
  return (
    <div className={classes['root']}>
      <div className={classes['bar']}>
        <div className={classes['told']}>
          <SaveState base={base} hasChanges={hasChanges} keptAt={keptAt} />
          <SaveResultLine fault={fault} faultId={faultId} done={hasChanges ? undefined : done} />
        </div>
        <div className={classes['buttons']}>
          {isReadyOffered(base, rights, hasChanges) && (
            <BusyButton
              variant="default"
              isBusy={busy === 'ready'}
              isBlocked={isBusy}
              onClick={() => void bar.sendIntoReview()}
            >
              {texts.save.sendIntoReview}
            </BusyButton>
          )}
          {main && (
            <BusyButton
              ref={mainButton}
              isBusy={isBusy && busy !== 'ready'}
              isBlocked={isBlocked}
              onClick={() => {
                if (!isBlocked) bar.save(main);
              }}
              {...(fault !== undefined && { 'aria-describedby': faultId })}
            >
              {wayWords(ways, 0)}
            </BusyButton>
          )}
          <SaveMenu
            ways={ways}
            isBusy={isBusy}
            onSave={bar.save}
            onDownload={downloadDesign}
            onDrawing={() => download(drawingFile(props.drawn(template), name))}
          />
        </div>
      </div>
      <SaveNotices newer={newer} base={base} main={main} refusal={refusal} />
      <FrameDialog
        question={
          asked && {
            title: problems.title,
            content: problems.content({ count: problemsCount }),
            refuse: problems.back,
            confirm: { text: problems.confirm, isBusy, onConfirm: bar.confirm },
          }
        }
        onClose={bar.close}
      />
      <ConflictDialog
        conflict={conflict}
        base={base}
        template={template}
        rights={rights}
        isBusy={isBusy}
        onMine={bar.saveOver}
        onTheirs={(theirs) => {
          downloadDesign();
          bar.close();
          onTakeTheirs(theirs);
        }}
        onClose={bar.close}
      />
    </div>
  );
}

const download = (file: File) => saveFile(file, file.name);
