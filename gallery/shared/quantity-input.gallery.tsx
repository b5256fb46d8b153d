import { useState } from 'react';
import { QuantityInput } from '@/shared/ui/quantity-input';
import type { ComponentGallery } from '../component-gallery';
import { Played } from '../kit/played';
import { say } from '../kit/say';

function Quantity({ first, size }: { first: number; size?: number }) {
  const [value, setValue] = useState(first);
  return (
    <QuantityInput
      label={say('Quantity')}
      value={value}
      max={500}
      onChange={setValue}
      {...(size !== undefined && { size })}
    />
  );
}

export const gallery: ComponentGallery = {
  about: 'A whole number with a button on either side; a scanned code is refused.',
  isSmall: true,
  examples: [
    { title: 'Usual', Show: () => <Quantity first={12} /> },
    { title: 'Not fewer', Show: () => <Quantity first={1} /> },
    { title: 'Not more', Show: () => <Quantity first={500} /> },
    { title: 'For gloves', Show: () => <Quantity first={12} size={56} /> },
    {
      title: 'A code was scanned into it',
      Show: () => (
        <Played steps={[{ into: 'input', text: '5901234123457' }]} until=".mantine-InputWrapper-error">
          <Quantity first={12} />
        </Played>
      ),
    },
  ],
};
