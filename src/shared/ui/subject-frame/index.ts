export { SubjectFrame } from './subject-frame';
export { useLastKnown } from './use-last-known';
