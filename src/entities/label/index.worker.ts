/** What a worker takes of this slice: the index would bring components and styles, which need a page. */
export { openLabelKit, type LabelFontUrls, type LabelKit } from './api/open-label-kit';
export { warmUpTemplate } from './model/warm-up-template';
