import type { DesignBase } from '../../model/design-thing';
import type { LabelSize } from '../../model/label-size';

/** Props of each way to begin with something that exists. */
export interface StartProps {
  /** Size that the person wants: what has it is offered first. */
  size: LabelSize | undefined;
  onStart: (base: DesignBase) => void;
}
