import type { UseQueryResult } from '@tanstack/react-query';
import { RecordStatus } from '@/shared/ui/record-status';
import type { ComponentGallery } from '../component-gallery';
import { refusal, useAnswered, useRefused, useWaiting } from '../kit/answers';
import { say } from '../kit/say';

interface StatusProps {
  query: UseQueryResult;
  isMissing?: boolean;
  isOptionalCall?: boolean;
}

const Status = ({ query, isMissing = false, isOptionalCall = false }: StatusProps) => (
  <RecordStatus
    query={query}
    isMissing={isMissing}
    isOptionalCall={isOptionalCall}
    listPath="/printers"
    texts={{
      loading: say('Printer'),
      notFound: say('There is no such printer, or you may not see it.'),
      toList: say('To the printers'),
    }}
  />
);

const Loading = () => <Status query={useWaiting()} />;
const Missing = () => <Status query={useAnswered(null)} isMissing />;
const Refused = () => <Status query={useRefused(refusal())} />;
const NotOffered = () => <Status query={useRefused(refusal(501))} isOptionalCall />;

export const gallery: ComponentGallery = {
  about: 'The screen of one thing as long as there is no such thing to show.',
  examples: [
    { title: 'Loading', Show: Loading },
    { title: 'Not there', Show: Missing },
    { title: 'Refused', Show: Refused },
    { title: 'A call that this server does without', Show: NotOffered },
  ],
};
