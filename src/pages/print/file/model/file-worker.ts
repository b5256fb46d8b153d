import { answerWork } from '@/features/table-file/index.worker';
import { createFileDesk } from './file-desk';

answerWork(createFileDesk());
