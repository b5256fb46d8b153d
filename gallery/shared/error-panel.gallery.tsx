import { ApiError } from '@/shared/api';
import { ErrorPanel, RowsError } from '@/shared/ui/error-panel';
import type { ComponentGallery } from '../component-gallery';
import { refusal } from '../kit/answers';
import { say } from '../kit/say';

const ignore = () => undefined;

export const gallery: ComponentGallery = {
  about: 'What happened, why, and what to do next, where the content would be.',
  examples: [
    { title: 'Can be tried again', Show: () => <ErrorPanel error={refusal()} onRetry={ignore} /> },
    {
      title: 'Without an answer',
      Show: () => (
        <ErrorPanel
          error={
            new ApiError(say('The server cannot be reached. Check the network and try again.'), {
              kind: 'network',
            })
          }
          onRetry={ignore}
        />
      ),
    },
    { title: 'Not allowed', Show: () => <ErrorPanel error={refusal(403)} /> },
    {
      title: 'A call that this server does without',
      Show: () => <ErrorPanel error={refusal(404)} isOptionalCall />,
    },
    {
      title: 'With a title of its own',
      Show: () => (
        <ErrorPanel error={refusal()} title={say('The label could not be drawn')} onRetry={ignore} />
      ),
    },
    {
      title: 'Of rows in the middle of a long list',
      Show: () => <RowsError list={{ error: refusal(), retry: ignore, rowCount: 3_000 }} />,
    },
    {
      title: 'Long text',
      Show: () => (
        <ErrorPanel
          error={
            new ApiError(
              say(
                'The server’s answer could not be read at “labels.0.variables.12.defaultValue”: a text was expected, and what came was a list of 40,000 numbers_without_a_single_space_at_which_a_line_could_end_and_which_must_not_run_over_the_side_of_the_panel.',
              ),
              { kind: 'unreadable' },
            )
          }
          onRetry={ignore}
        />
      ),
    },
  ],
};
