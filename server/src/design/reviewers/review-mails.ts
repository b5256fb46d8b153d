import { eq } from 'drizzle-orm';
import type { ReviewState } from 'label-core/review';
import { languageOfAccount } from '../../foundation/mail/language-of-account.ts';
import type { LanguageCode } from 'label-core/sentence';
import { chooseLanguage } from '../../foundation/languages/choose-language.ts';
import { queueMail } from '../../foundation/mail/outbox.ts';
import type { MailContent } from '../../foundation/mail/outgoing-mail.ts';
import type { MailKind } from '../../foundation/values/mail-kinds.ts';
import type { Services } from '../../foundation/http/services.ts';
import { accounts } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { publishedMail, rejectedMail, waitingMail } from './mail-texts.ts';
import { loadReviewers, peopleToTell } from './people-in-turn.ts';

/** Parts that are needed to write a mail. */
export interface MailWriter {
  readonly services: Pick<Services, 'clock' | 'keys'>;
  readonly caller: { readonly organizationId: number; readonly userId: number | null };
  /** Base URL of the app; undefined if it is not configured: then mails have no link. */
  readonly publicUrl: string | undefined;
  /** Accept-Language header of the call; omitted if no call caused the mail. */
  readonly acceptLanguage?: string | undefined;
}

interface MovedVersion {
  readonly labelId: number;
  readonly labelVersionId: number;
  readonly name: string;
  readonly version: number;
  readonly state: ReviewState;
  readonly uploadedBy: number;
}

const reviews: readonly ReviewState[] = ['DataApprover', 'DesignApprover', 'Publisher'];

/** Writes to all people who can act next, once a version has entered their review. */
export async function tellWhoseTurn(
  transaction: Transaction,
  writer: MailWriter,
  moved: MovedVersion,
): Promise<void> {
  if (!reviews.includes(moved.state)) return;
  const people = peopleToTell(await loadReviewers(transaction), moved);
  for (const { id, email: to } of people) {
    const language = await languageFor(transaction, writer, id);
    const mail = waitingMail({ to, language, origin: writer.publicUrl }, moved);
    await queue(transaction, writer, 'review-waiting', mail);
  }
}

/** Writes to the uploader of a version about its outcome, unless they caused it themselves. */
export async function tellUploader(
  transaction: Transaction,
  writer: MailWriter,
  { by, comment, ...moved }: MovedVersion & { readonly by: string; readonly comment: string },
): Promise<void> {
  if (moved.uploadedBy === writer.caller.userId) return;
  const [uploader] = await transaction
    .select({ email: accounts.email, isEnabled: accounts.isEnabled })
    .from(accounts)
    .where(eq(accounts.id, moved.uploadedBy));
  if (!uploader?.isEnabled) return;
  const isPublished = moved.state === 'Published';
  const set = isPublished ? publishedMail : rejectedMail;
  const language = await languageFor(transaction, writer, moved.uploadedBy);
  const addressed = { to: uploader.email, language, origin: writer.publicUrl };
  const mail = set(addressed, { ...moved, by, comment });
  await queue(transaction, writer, isPublished ? 'review-published' : 'review-rejected', mail);
}

const languageFor = async (
  transaction: Transaction,
  { acceptLanguage }: MailWriter,
  accountId: number,
): Promise<LanguageCode> => chooseLanguage([await languageOfAccount(transaction, accountId)], acceptLanguage);

const queue = (
  transaction: Transaction,
  { services, caller }: MailWriter,
  kind: MailKind,
  content: MailContent,
) =>
  queueMail(transaction, services.keys, {
    organizationId: caller.organizationId,
    kind,
    content,
    now: services.clock(),
  });
