import { useLayoutEffect, type ComponentProps } from 'react';
import { useSessionUser } from '@/entities/session';
import type { Designing } from '../model/use-designing';
import { useSaveBar } from '../model/use-save-bar';
import { designRights, saveWays } from '../model/save-ways';
import type { Designer as RealDesigner } from '../ui/designer';
import { ConflictDialog } from '../ui/save/conflict-dialog';
import type { SaveBar as RealSaveBar } from '../ui/save/save-bar';

type SaveBarProps = ComponentProps<typeof RealSaveBar>;

interface Probed {
  /** The design on the screen; undefined while none is open. */
  designing?: Designing | undefined;
  /** What the bar below it was given, and what can be pressed in it. */
  bar?: (SaveBarProps & { press: () => void; saving: ReturnType<typeof useSaveBar> }) | undefined;
}

/** What is open on the screen of a test. Its drawing and its dialogs are left out, so that many steps can be tried. */
export const probed: Probed = {};

/** Stands for the drawing area. */
export function Designer({ designing, heading, saving }: ComponentProps<typeof RealDesigner>) {
  useLayoutEffect(() => {
    probed.designing = designing;
    return () => {
      probed.designing = undefined;
    };
  }, [designing]);
  return (
    <>
      {heading}
      {saving(() => '<svg/>')}
    </>
  );
}

/** Stands for the bar: the same ways to save without buttons, and its question after a conflict. */
export function SaveBar(props: SaveBarProps) {
  const { thing, base } = props;
  const rights = designRights(useSessionUser());
  const saving = useSaveBar({ ...props, rights });
  const [main] = saveWays({ thing, base, rights, review: { state: 'DataApprover' } });
  useLayoutEffect(() => {
    probed.bar = { ...props, saving, press: () => main && saving.save(main) };
    return () => {
      probed.bar = undefined;
    };
  });
  return (
    <ConflictDialog
      conflict={saving.conflict}
      base={base}
      template={props.template}
      rights={rights}
      isBusy={saving.busy !== undefined}
      onMine={saving.saveOver}
      onTheirs={(theirs) => {
        saving.close();
        props.onTakeTheirs(theirs);
      }}
      onClose={saving.close}
    />
  );
}
