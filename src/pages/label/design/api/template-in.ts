import type { QueryClient } from '@tanstack/react-query';
import type { LabelTemplate } from 'label-core';
import { labelQueries, readTemplate } from '@/entities/label';
import { ApiError } from '@/shared/api';
import { texts } from '../i18n';

/** Returns a template as the server or the browser stored it. Rejects with ApiError if it cannot be changed here. */
export async function templateIn(client: QueryClient, sent: unknown): Promise<LabelTemplate> {
  if (sent === undefined || sent === null) throw refusal(texts.start.noTemplate);
  const template = readTemplate(await client.query(labelQueries.kit()), sent);
  if (!template) throw refusal(texts.start.unreadable);
  return template;
}

const refusal = (sentence: string) => new ApiError(sentence, { kind: 'unreadable' });
