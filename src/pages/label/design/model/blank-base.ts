import { texts } from '../i18n';
import type { DesignBase } from './design-thing';
import type { LabelSize } from './label-size';

/** Returns a design without elements. Its template has a name, as each must; the label is named by the person. */
export const blankBase = (size: LabelSize): DesignBase => ({
  template: {
    format: 'platen-label',
    version: 1,
    name: texts.start.newLabel,
    ...size,
    variables: [],
    elements: [],
  },
  name: '',
});
