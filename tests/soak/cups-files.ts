/** Files that a private `cupsd` is started with. */

/** Returns its configuration: listens only on a socket in its folder and requires no password. */
export const cupsdConfig = (folder: string): string => `Listen ${folder}/cups.sock
LogLevel warn
MaxLogSize 0
Browsing No
WebInterface No
DefaultAuthType None
ErrorPolicy retry-job
<Location />
  Order allow,deny
  Allow all
</Location>
<Policy default>
  JobPrivateAccess all
  JobPrivateValues none
  <Limit All>
    Order deny,allow
    Allow all
  </Limit>
</Policy>
`;

export const cupsFilesConfig = (folder: string): string => `ServerRoot ${folder}/root
RequestRoot ${folder}/spool
TempDir ${folder}/spool
CacheDir ${folder}/cache
StateDir ${folder}/state
ErrorLog ${folder}/log/error_log
AccessLog ${folder}/log/access_log
PageLog ${folder}/log/page_log
SystemGroup root
`;
