/** Lengths of a password in characters; no rule about kinds of characters (NIST SP 800-63B). */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Characters of an e-mail address (RFC 5321). */
export const EMAIL_MAX = 254;
