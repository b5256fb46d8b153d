import { PrintFoot } from '@/shared/ui/print-foot';
import type { ComponentGallery } from '../component-gallery';
import { say } from '../kit/say';

const foot = () => ({
  children: <p>{say('12 labels come out of Packing line 2.')}</p>,
  message: '',
  printedCount: 0,
  isPrinting: false,
  isOutOfPrints: false,
  action: say('Print 12 labels'),
  onPrint: () => undefined,
});

export const gallery: ComponentGallery = {
  about: 'The consequence in words, and the one big button of a screen that prints.',
  examples: [
    { title: 'Ready', Show: () => <PrintFoot {...foot()} /> },
    {
      title: 'Something stands in the way',
      Show: () => <PrintFoot {...foot()} obstacle={say('The best-before date is missing.')} />,
    },
    { title: 'Printing', Show: () => <PrintFoot {...foot()} isPrinting /> },
    { title: 'Printed', Show: () => <PrintFoot {...foot()} printedCount={12} /> },
    {
      title: 'Not everything was printed',
      Show: () => (
        <PrintFoot
          {...foot()}
          message={say('Three labels were not printed.')}
          reason={say('The printer says: ribbon is used up.')}
        />
      ),
    },
    { title: 'No print is left', Show: () => <PrintFoot {...foot()} isOutOfPrints /> },
    {
      title: 'Long text',
      Show: () => (
        <PrintFoot
          {...foot()}
          obstacle={say(
            'The name of the article does not fit on the label at 203 dpi: “Wholemeal crispbread with sunflower seeds, pumpkin seeds and linseed” is 14 mm too long for its field.',
          )}
          action={say('Print 10,000 labels for all lines of the order')}
        />
      ),
    },
  ],
};
