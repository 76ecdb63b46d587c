import { expect, test } from 'vitest'
import { ENV_NAMES } from '#base/platform/env.ts'
import { unreadNames } from './unread-names.ts'

test.each([
  ['ADMIN_HOTS', 'ADMIN_HOTS (est-ce ADMIN_HOST ?)'],
  ['DATADIR', 'DATADIR (est-ce DATA_DIR ?)'],
  ['data_dir', 'data_dir (est-ce DATA_DIR ?)'],
  ['DATABASE_URI', 'DATABASE_URI (est-ce DATABASE_URL ?)'],
  ['NODE_EVN', 'NODE_EVN (est-ce NODE_ENV ?)'],
  ['SECRETE', 'SECRETE (est-ce SECRET ?)'],
  ['PROVIDER_PASSWORD', 'PROVIDER_PASSWORD'],
  ['SMTP_HOST', 'SMTP_HOST'],
])('%s is nobody’s, and somebody meant it for us', (name, told) => {
  expect(unreadNames({ PATH: '/bin', [name]: 'x' })).toEqual([told])
})

test('names of others, and our own, are no reason to speak', () => {
  const usual =
    'PATH HOME HOSTNAME HOSTTYPE LOGNAME USER LANG LC_ALL TERM TERM_PROGRAM SHELL SHLVL PWD OLDPWD MAIL TZ ' +
    'EDITOR NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS NODE_VERSION NODE_COMPILE_CACHE npm_config_cache ' +
    'npm_lifecycle_event npm_package_version INIT_CWD COLOR NO_COLOR FORCE_COLOR CI DEBUG TMPDIR SQLITE_TMPDIR ' +
    'PGHOST PGPORT PGPASSWORD POSTGRES_PASSWORD POSTGRES_USER HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy ' +
    'INVOCATION_ID JOURNAL_STREAM MEMORY_PRESSURE_WATCH SYSTEMD_EXEC_PID NOTIFY_SOCKET LISTEN_FDS ' +
    'KUBERNETES_SERVICE_HOST KUBERNETES_PORT DATABASE_SERVICE_HOST DATABASE_PORT_5432_TCP MAIL_PORT ' +
    'XDG_RUNTIME_DIR SSH_CLIENT SUDO_USER PM2_HOME DYNO SOURCE_VERSION LOG_FORMAT DATA_VOLUME PUBLIC_IP _'
  const variables = Object.fromEntries(
    [...usual.split(' '), ...ENV_NAMES].map((name) => [name, 'x']),
  )
  expect(unreadNames(variables)).toEqual([])
})
