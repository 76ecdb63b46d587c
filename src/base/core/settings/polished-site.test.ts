import { expect, test } from 'vitest'
import { asTyped, polishedSite } from './polished-site.ts'
import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from './settings.ts'
import type { Office, Site } from '../site.ts'

const FIRM = "Cabinet d'Orfeuil & Associés"
const PHONE = '0 805 123 456'

const office: Office = {
  key: 'eglise',
  name: "Bureau de l'Église",
  street: "3 rue de l'Église",
  postcode: '94240',
  town: "L'Haÿ",
  phonetotext: PHONE,
  phonetolink: '+33805123456',
  hours: [{ days: "Jours d'ouverture", times: '9 h – 12 h' }],
  note: "L'été sur rendez-vous",
  closings: [{ from: '2026-12-24', until: '2026-12-31', reason: "Fin d'année" }],
  page: 3,
  plan: "/plans/l'eglise",
  itinerary: "https://plan.example/?q=l'eglise",
}

const site: Site = {
  id: 1,
  name: FIRM,
  isDefault: true,
  hosts: ['www.orfeuil.example'],
  settings: {
    ...DEFAULT_SETTINGS,
    site_name: "L'étude d'Orfeuil",
    site_email: "jean.d'orfeuil@orfeuil.example",
    mail_signature: `${FIRM}\nl'accueil : ${PHONE}`,
  },
  constants: { ...DEFAULT_CONSTANTS, nomcabinet: FIRM, localite: "L'Haÿ", phonetotext: PHONE },
  offices: [office],
  theme: { light: {}, dark: {} },
}

test('names, towns, streets and notes are polished; what is dialled, written to or opened is not', () => {
  const drawn = polishedSite(site)
  const firm = 'Cabinet d’Orfeuil & Associés'
  expect(drawn.constants).toEqual({ ...site.constants, nomcabinet: firm, localite: 'L’Haÿ' })
  expect(drawn.settings).toEqual({
    ...site.settings,
    site_name: 'L’étude d’Orfeuil',
    mail_signature: `${firm}\nl'accueil : ${PHONE}`,
  })
  expect(drawn.offices).toEqual([
    {
      ...office,
      name: 'Bureau de l’Église',
      street: '3 rue de l’Église',
      town: 'L’Haÿ',
      note: 'L’été sur rendez-vous',
      closings: [{ from: '2026-12-24', until: '2026-12-31', reason: 'Fin d’année' }],
    },
  ])
  expect(drawn.name).toBe(FIRM)
  expect(drawn.offices[0]?.hours).toBe(office.hours)
})

test('what is stored is still known, of a copy too, and is not touched', () => {
  const drawn = polishedSite(site)
  for (const one of [drawn, { ...drawn, theme: site.theme }, site]) {
    expect(asTyped(one).constants).toBe(site.constants)
    expect(asTyped(one).settings).toBe(site.settings)
  }
  expect(site.constants.nomcabinet).toBe(FIRM)
  expect(site.offices).toEqual([office])
})

test('the same site is the same object each time, and itself when nothing is to do', () => {
  const drawn = polishedSite(site)
  expect(polishedSite(site)).toBe(drawn)
  expect(polishedSite({ ...drawn, typed: undefined })).not.toHaveProperty('typed.constants')
  const nameless = {
    ...site,
    constants: DEFAULT_CONSTANTS,
    settings: DEFAULT_SETTINGS,
    offices: [],
  }
  expect(polishedSite(nameless)).toBe(nameless)
})
