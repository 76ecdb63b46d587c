/** Debian's; `scripts/ensure-browser.ts --nginx` installs it. */
export const NGINX = '/usr/sbin/nginx'
