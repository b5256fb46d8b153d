import type { LanguageCode } from 'label-core/sentence';
import { languageOfAccount } from '../../foundation/mail/language-of-account.ts';
import { chooseLanguage } from '../../foundation/languages/choose-language.ts';
import type { Services } from '../../foundation/http/services.ts';
import { findAccountByEmail } from '../auth/account-identity.ts';

/**
 * Returns the language for a mail to an address: the setting of its account, else a language accepted by the call.
 * Makes the same number of queries whether there is an account or not, so that the duration does not reveal it. Call it
 * outside any transaction.
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
  return chooseLanguage([chosen], accepted);
}
