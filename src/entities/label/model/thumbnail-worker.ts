import { drawThumbnail, type ThumbnailRequest } from './draw-thumbnail';

/** Request with its number, which the answer repeats. */
export interface NumberedRequest {
  readonly id: number;
  readonly request: ThumbnailRequest;
}

/** Drawing of a request; none where the library or the fonts could not be loaded. */
export interface NumberedDrawing {
  readonly id: number;
  readonly drawing?: string | null;
}

const answer = (drawn: NumberedDrawing) => postMessage(drawn);

addEventListener('message', ({ data: { id, request } }: MessageEvent<NumberedRequest>) => {
  void drawThumbnail(request).then(
    (drawing) => answer({ id, drawing }),
    () => answer({ id }),
  );
});
