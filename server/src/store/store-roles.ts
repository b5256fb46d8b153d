/**
 * Database roles that own nothing and cannot log in (server/drizzle/0001): the connection takes one of them on for
 * each transaction, so row-level security holds even where the connection's own user would pass it.
 */
export const storeRoles = {
  /** Rows of the organisation in `app.organization_id`. */
  tenant: 'platen_tenant',
  /** Accounts, refresh tokens and login attempts of all organisations. */
  signIn: 'platen_sign_in',
  /** What has run out, of all organisations, the letters that wait, and the names of organisations. */
  housekeeping: 'platen_housekeeping',
} as const;
