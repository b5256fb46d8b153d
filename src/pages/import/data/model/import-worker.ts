import { answerWork } from '@/features/table-file/index.worker';
import { createImportDesk } from './import-desk';

answerWork(createImportDesk());
