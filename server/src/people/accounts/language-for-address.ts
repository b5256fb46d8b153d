import type { LanguageCode } from 'label-core/sentence';
import { languageOfAccount } from '../../foundation/mail/language-of-account.ts';
import { chooseMailLanguage } from '../../foundation/mail/mail-language.ts';
import type { Services } from '../../foundation/http/services.ts';
import { findAccountByEmail } from '../auth/account-identity.ts';

/**
 * The language to write to an address in: the setting of its account, else what the call accepts. Looks as often whether
 * there is an account or not, so that its time does not tell. To be called outside any transaction.
 */
export async function languageForAddress(
  { store }: Pick<Services, 'store'>,
  email: string,
  accepted: string | undefined,
): Promise<LanguageCode> {
  const account = await store.asSignIn((transaction) => findAccountByEmail(transaction, email));
  const { organizationId, id } = account ?? { organizationId: 0, id: 0 };
  const chosen = await store.asOrganization(organizationId, (transaction) =>
    languageOfAccount(transaction, id),
  );
  return chooseMailLanguage([chosen], accepted);
}
