import { answerScan, type ScanMessage } from './answer-scan';

addEventListener('message', ({ data }: MessageEvent<ScanMessage>) => {
  void answerScan(data).then((answer) => postMessage(answer, { transfer: [] }));
});
