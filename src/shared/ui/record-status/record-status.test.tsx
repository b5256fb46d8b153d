import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../api';
import { renderWith } from '../../testing';
import { RecordStatus } from './record-status';

const texts = { loading: 'Cup', notFound: 'This cup is not there.', toList: 'All cups' };

function Cup({ status, isOptionalCall }: { status: number; isOptionalCall: boolean }) {
  const query = useQuery({
    queryKey: ['cup'],
    queryFn: () => Promise.reject(new ApiError('No', { kind: 'http', status })),
  });
  return (
    <RecordStatus
      query={query}
      isMissing={query.error !== null}
      listPath="/cups"
      texts={texts}
      isOptionalCall={isOptionalCall}
    />
  );
}

it.each([
  [404, true, 'This cup is not there.'],
  [404, false, 'This cup is not there.'],
  [501, false, 'This cup is not there.'],
  [501, true, 'This server does not offer this.'],
])('says after %i of a call that is optional: %s “%s”', async (status, isOptionalCall, words) => {
  renderWith(<Cup status={status} isOptionalCall={isOptionalCall} />);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText('This could not be loaded')).toBeNull();
});
