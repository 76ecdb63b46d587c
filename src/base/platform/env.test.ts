import { describe, expect, test } from 'vitest'
import { BadEnvironment, readEnv } from './env.ts'

/** What is wrong with an environment, a line a fault. */
function faultsOf(variables: Record<string, string>): readonly string[] {
  try {
    readEnv(variables)
  } catch (error) {
    if (error instanceof BadEnvironment) return error.faults
    throw error
  }
  return []
}

const HTTP = { PROVIDER: 'http', PROVIDER_URL: 'https://editeur.example/ajax/testa' }

describe('ADMIN_HOST', () => {
  test.each([
    ['', undefined],
    ['admin.exemple.fr', 'admin.exemple.fr'],
    [' Admin.Exemple.FR. ', 'admin.exemple.fr'],
    ['admin.localhost:3000', 'admin.localhost:3000'],
    ['admin.cabinet-épargne.fr', 'admin.xn--cabinet-pargne-ikb.fr'],
  ])('« %s » is %s', (ADMIN_HOST, expected) => {
    expect(readEnv({ ADMIN_HOST }).ADMIN_HOST).toBe(expected)
  })

  test.each([
    'https://admin.exemple.fr',
    'admin.exemple.fr/admin',
    'admin exemple',
    'admin.exemple.fr:99999',
    'admin.exemple.fr:',
    'a@admin.exemple.fr',
    '[::1]',
    '-admin.fr',
  ])('« %s » is refused', (ADMIN_HOST) => {
    expect(faultsOf({ ADMIN_HOST })).toEqual([
      expect.stringMatching(/^ADMIN_HOST=.*un nom d’hôte, admin\.exemple\.fr/),
    ])
  })

  test.each(['www.exemple.fr', 'WWW.exemple.fr.', 'www.exemple.fr:8443'])(
    '« %s » is not the host of PUBLIC_URL',
    (ADMIN_HOST) => {
      expect(faultsOf({ ADMIN_HOST, PUBLIC_URL: 'https://www.exemple.fr/' })).toEqual([
        expect.stringMatching(/^ADMIN_HOST=.*un autre nom que celui de PUBLIC_URL/),
      ])
    },
  )
})

describe('PROVIDER', () => {
  test('is the library unless said', () => {
    expect(readEnv({}).PROVIDER).toEqual(['library'])
  })

  test('is a list in order', () => {
    const env = readEnv({ ...HTTP, PROVIDER: 'http, library,feeds' })
    expect(env.PROVIDER).toEqual(['http', 'library', 'feeds'])
  })

  test.each(['radio', 'library,', 'library;http', 'HTTP'])('« %s » is refused', (PROVIDER) => {
    expect(faultsOf({ ...HTTP, PROVIDER })).toEqual([expect.stringMatching(/library, http, feeds/)])
  })

  test('the same twice is refused', () => {
    const faults = faultsOf({ PROVIDER: 'feeds,library,feeds' })
    expect(faults).toEqual([expect.stringMatching(/^PROVIDER=.*une seule fois/)])
  })

  test('http without an address is told, with the other faults', () => {
    const missing = expect.stringMatching(/^PROVIDER_URL="" : l’adresse du fournisseur/)
    expect(faultsOf({ PROVIDER: 'library,http', PROVIDER_URL: ' ' })).toEqual([missing])
    expect(faultsOf({ PROVIDER: 'http', PORT: 'x' })).toEqual([
      expect.stringMatching(/^PORT=/),
      missing,
    ])
  })

  test('http with a wrong address has one fault', () => {
    expect(faultsOf({ PROVIDER: 'http', PROVIDER_URL: 'editeur' })).toHaveLength(1)
  })
})

describe.each(['PROVIDER_URL', 'PROVIDER_MEDIA_URL'] as const)('%s', (name) => {
  test('loses its last slash', () => {
    const env = readEnv({ [name]: 'https://editeur.example/ajax/testa/' })
    expect(env[name]).toBe('https://editeur.example/ajax/testa')
    expect(readEnv({ [name]: 'http://127.0.0.1:3000/' })[name]).toBe('http://127.0.0.1:3000')
  })

  test.each([
    'ftp://a.fr',
    'editeur.example',
    'https://a.fr/?cle=secret',
    'https://a.fr/#secret',
    'https://secret@a.fr',
    'https://u:secret@a.fr/x',
    'https://u:se/secret@a.fr/x',
  ])('%s is refused, and says no password', (value) => {
    const faults = faultsOf({ [name]: value })
    expect(faults).toEqual([expect.stringContaining(`${name}=`)])
    expect(faults.join()).not.toContain('secret')
  })
})

describe('secrets are never printed', () => {
  test.each([
    ['PROVIDER_TOKEN', 'jeton secret'],
    ['PROVIDER_TOKEN', 'secret\r\nx-admin: 1'],
    ['METRICS_TOKEN', 'secret'],
    ['METRICS_TOKEN', 'secret secret secret'],
    ['SMTP_URL', 'http://u:secret@mail.example'],
    ['SMTP_URL', 'smtp://?secret'],
    ['SMTP_URL', 'secret'],
  ])('%s', (name, value) => {
    const faults = faultsOf({ [name]: value })
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^${name}=… : .{8}`))])
    expect(faults.join()).not.toContain('secret')
  })
})

test('a token of 16 signs opens /metrics', () => {
  expect(readEnv({ METRICS_TOKEN: '0123456789abcdef' }).METRICS_TOKEN).toBe('0123456789abcdef')
  expect(faultsOf({ METRICS_TOKEN: '0123456789abcde' })).toHaveLength(1)
})

test.each(['smtp://mail:25', 'smtps://moi%40a.fr:mot@mail.example:465'])(
  'the mail server may be %s',
  (SMTP_URL) => {
    expect(readEnv({ SMTP_URL }).SMTP_URL).toBe(SMTP_URL)
  },
)

test.each(['contact@cabinet.fr', 'Cabinet Durand <contact@cabinet.fr>', '<contact@cabinet.fr>'])(
  'the sender may be %s',
  (MAIL_FROM) => {
    expect(readEnv({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM)
  },
)

test('domains that firms may send from are names in their one form', () => {
  expect(readEnv({ MAIL_DOMAINS: ' Étude-Brun.fr, cabinet-a.fr ' }).MAIL_DOMAINS).toEqual([
    'xn--tude-brun-93a.fr',
    'cabinet-a.fr',
  ])
  expect(readEnv({ MAIL_DOMAINS: '' }).MAIL_DOMAINS).toBeUndefined()
})

test.each(['fr', 'a@cabinet.fr', 'cabinet.fr,', 'https://cabinet.fr', '*'])(
  'domains can not be %j',
  (MAIL_DOMAINS) => {
    expect(faultsOf({ MAIL_DOMAINS })).toEqual([expect.stringMatching(/^MAIL_DOMAINS=/)])
  },
)

test.each([
  'cabinet',
  'Cabinet contact@cabinet.fr',
  'Cabinet <contact>',
  'a@b.fr, c@d.fr',
  'Cabinet\r\nBcc: x@y.fr <contact@cabinet.fr>',
])('the sender can not be %j', (MAIL_FROM) => {
  expect(faultsOf({ MAIL_FROM })).toEqual([expect.stringMatching(/^MAIL_FROM=/)])
})

test.each([
  ['', 1024],
  ['10', 10],
  ['1000000', 1_000_000],
])('the disk of the provider’s images: « %s » is %i MiB', (value, megabytes) => {
  expect(readEnv({ PROVIDER_MEDIA_CACHE_MB: value }).PROVIDER_MEDIA_CACHE_MB).toBe(megabytes)
})

test.each(['9', '1000001', '1.5', '1 Go', '-1'])('%s MiB are refused', (value) => {
  expect(faultsOf({ PROVIDER_MEDIA_CACHE_MB: value })).toHaveLength(1)
})

describe('the first super-admin', () => {
  test('has an address and a password, kept as it is typed', () => {
    const variables = { ADMIN_EMAIL: 'Chef@Exemple.fr', ADMIN_PASSWORD: ' une phrase assez longue' }
    expect(readEnv(variables)).toMatchObject({
      ADMIN_EMAIL: 'chef@exemple.fr',
      ADMIN_PASSWORD: ' une phrase assez longue',
    })
  })

  test.each([
    [{ ADMIN_EMAIL: 'chef@exemple.fr' }, /^ADMIN_PASSWORD=…/],
    [{ ADMIN_PASSWORD: 'une phrase assez longue' }, /^ADMIN_EMAIL=/],
    [{ ADMIN_EMAIL: 'chef', ADMIN_PASSWORD: 'une phrase assez longue' }, /^ADMIN_EMAIL="chef"/],
    [{ ADMIN_EMAIL: 'chef@exemple.fr', ADMIN_PASSWORD: 'abc123' }, /^ADMIN_PASSWORD=….*12/],
    [
      { ADMIN_EMAIL: 'chef@exemple.fr', ADMIN_PASSWORD: 'chef@exemple.fr' },
      /^ADMIN_PASSWORD=….*adresse/,
    ],
  ])('%j is refused, without the password being told', (variables, fault) => {
    const [told = '', ...more] = faultsOf(variables)
    expect(told).toMatch(fault)
    expect(more).toEqual([])
    expect(told).not.toContain('abc123')
  })
})

test('private networks are left alone unless allowed', () => {
  const allowed = (value: string) =>
    readEnv({ PROVIDER_ALLOW_PRIVATE: value }).PROVIDER_ALLOW_PRIVATE
  expect(['', '0', 'false', '1', 'true'].map(allowed)).toEqual([false, false, false, true, true])
})

describe('SECRET', () => {
  const DATABASE_URL = 'postgres://u:p@base.example/vitrine'

  test('is asked for with PostgreSQL, since several servers share it', () => {
    expect(faultsOf({ DATABASE_URL })).toEqual([expect.stringMatching(/^SECRET="" : au moins 16/)])
    expect(readEnv({ DATABASE_URL, SECRET: 'seize-signes-ici' }).SECRET).toBe('seize-signes-ici')
    expect(readEnv({}).SECRET).toBeUndefined()
  })

  test.each(['court', 'seize signes avec espaces', 'seize-signes-accentués'])(
    '« %s » is refused, and not printed',
    (SECRET) => {
      expect(faultsOf({ SECRET })).toEqual([expect.stringMatching(/^SECRET=… : au moins 16/)])
    },
  )
})

describe('TRUST_PROXY', () => {
  test('is nobody unless said, hops or networks', () => {
    expect(readEnv({}).TRUST_PROXY).toBe(false)
    expect(readEnv({ TRUST_PROXY: ' 1 ' }).TRUST_PROXY).toBe(1)
    expect(readEnv({ TRUST_PROXY: '10.0.0.0/8,192.0.2.1' }).TRUST_PROXY).toEqual([
      '10.0.0.0/8',
      '192.0.2.1',
    ])
  })

  test.each(['oui', '99', '10.0.0.0/99', 'proxy.example'])('« %s » is refused', (TRUST_PROXY) => {
    expect(faultsOf({ TRUST_PROXY })).toEqual([expect.stringMatching(/^TRUST_PROXY=.*adresses/)])
  })
})

describe('DRAIN_DELAY', () => {
  test('is none unless said', () => {
    expect(readEnv({}).DRAIN_DELAY).toBe(0)
    expect(readEnv({ DRAIN_DELAY: '15' }).DRAIN_DELAY).toBe(15)
  })

  test.each(['-1', '301', '1.5', 'long'])('« %s » is refused', (DRAIN_DELAY) => {
    expect(faultsOf({ DRAIN_DELAY })).toEqual([expect.stringMatching(/^DRAIN_DELAY=.*secondes/)])
  })
})
