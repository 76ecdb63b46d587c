import { describe, expect, test } from 'vitest'
import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import {
  constantRows,
  constantsSchema,
  officesText,
  readConstants,
  readOffices,
  readSettings,
  readTheme,
  settingRows,
  settingsSchema,
  themeText,
} from './settings.ts'

const office = {
  key: 'gare',
  name: 'Gare',
  street: '1 place de la Gare',
  postcode: '61000',
  town: 'Villebourg-sur-Aure',
  phonetotext: '02 00 00 00 00',
  phonetolink: '+33200000000',
  hours: [],
  page: 8,
  plan: '',
  itinerary: '',
}

describe('settings', () => {
  test('L1 every setting has a default that its own type accepts', () => {
    expect(settingsSchema.parse(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS)
    expect(constantsSchema.parse(DEFAULT_CONSTANTS)).toEqual(DEFAULT_CONSTANTS)
  })

  test('L1 what is written is read back; what is missing has its default', () => {
    const changes = {
      site_name: '"Cité" & <b>',
      site_email: 'contact@exemple.fr',
      site_ndd: 'www.exemple.fr',
      news_page: 31,
      kiosque: '0',
      share: { ...DEFAULT_SETTINGS.share, copy: 'Copier' },
    }
    const rows = settingRows(changes)
    expect(rows.find(({ name }) => name === 'site_name')?.value).toBe('"Cité" & <b>')
    expect(readSettings(rows)).toEqual({ value: { ...DEFAULT_SETTINGS, ...changes }, faults: [] })
    expect(readSettings([])).toEqual({ value: DEFAULT_SETTINGS, faults: [] })
    expect(settingRows({})).toEqual([])
  })

  test.each([
    ['share', '{'],
    ['share', '{"title":3}'],
    ['share', 'null'],
    ['news_page', ''],
    ['news_page', '1.5'],
    ['videos_page', '-1'],
    ['site_theme', '../../etc'],
    ['site_theme', ''],
    ['image_size_list', 'huge'],
    ['xsl_code', 'a/b'],
    ['provider_segment', 'a b'],
    ['site_email', 'personne'],
    ['site_ndd', 'https://exemple.fr/'],
    ['kiosque', 'x'.repeat(50)],
  ])('L1 %s = %j falls back to its default, is told, and costs no other', (name, value) => {
    const read = readSettings([
      { name: 'site_name', value: 'Cabinet' },
      { name, value },
    ])
    expect(read.value).toEqual({ ...DEFAULT_SETTINGS, site_name: 'Cabinet' })
    expect(read.faults).toHaveLength(1)
    expect(read.faults[0]).toContain(`« ${name} »`)
  })

  test('L1 a flag other than 1 is kept as it is: it means off', () => {
    expect(readSettings([{ name: 'lead_rdv', value: 'non' }]).value.lead_rdv).toBe('non')
  })

  test('a name that is no setting is left alone', () => {
    const rows = [
      { name: 'gone', value: '{' },
      { name: '__proto__', value: 'x' },
      { name: 'toString', value: 'x' },
    ]
    expect(readSettings(rows)).toEqual({ value: DEFAULT_SETTINGS, faults: [] })
  })

  test('a refused write names every refused value', () => {
    expect(() => settingRows({ site_theme: 'a/b', news_page: -1, kiosque: '1' })).toThrow(
      /news_page.*site_theme/,
    )
    expect(() => settingRows(JSON.parse('{"unknown":"1"}'))).toThrow(/unknown/)
    expect(() => constantRows(JSON.parse('{"nomcabinet":3}'))).toThrow(/nomcabinet/)
  })

  test('constants follow the same rules', () => {
    const rows = constantRows({ nomcabinet: 'Ardoin' })
    const read = readConstants([...rows, { name: 'localite', value: 'x'.repeat(600) }])
    expect(read.value).toEqual({ ...DEFAULT_CONSTANTS, nomcabinet: 'Ardoin' })
    expect(read.faults).toHaveLength(1)
  })
})

describe('offices', () => {
  test('offices are read back; a bad one is left out and told', () => {
    expect(readOffices(officesText([office]))).toEqual({ value: [office], faults: [] })
    const read = readOffices(JSON.stringify([{ ...office, page: 'x' }, office, null]))
    expect(read.value).toEqual([office])
    expect(read.faults).toEqual([
      expect.stringMatching(/Le bureau n° 1 est ignoré : page/),
      expect.stringMatching(/Le bureau n° 3 est ignoré/),
    ])
  })

  test.each(['', '{', 'null', '{}', '3'])('unreadable offices %j are none', (text) => {
    expect(readOffices(text)).toEqual({
      value: [],
      faults: [expect.stringContaining('illisibles')],
    })
  })

  test('a bad office is not written', () => {
    expect(() => officesText([{ ...office, key: 'Deux mots' }])).toThrow(/Bureaux refusés : 0\.key/)
  })
})

describe('theme', () => {
  const theme = { light: { accent: '#BA7A20', 'font-body': '"Figtree", sans-serif' }, dark: {} }

  test('a theme is read back; a bad token is left out and told', () => {
    expect(readTheme(themeText(theme))).toEqual({ value: theme, faults: [] })
    const read = readTheme('{"light":{"accent":"red;} body{display:none","line":"#000","n":3}}')
    expect(read.value).toEqual({ light: { line: '#000' }, dark: {} })
    expect(read.faults).toHaveLength(2)
  })

  test('a look and fonts are read back; those that nobody knows are left out and told', () => {
    const set = { ...theme, look: 'etude' as const, fonts: 'atkinson' as const }
    expect(readTheme(themeText(set))).toEqual({ value: set, faults: [] })
    const read = readTheme('{"look":"baroque","fonts":"comic"}')
    expect(read.value).toEqual({ light: {}, dark: {} })
    expect(read.faults).toEqual([
      'La présentation « baroque » n’existe pas, la première sert.',
      'Les caractères « comic » n’existent pas, ceux de la présentation servent.',
    ])
  })

  test.each(['', '{', 'null', '[]', '{"light":3}'])('an unreadable theme %j is none', (text) => {
    const read = readTheme(text)
    expect(read.value).toEqual({ light: {}, dark: {} })
    expect(read.faults).toHaveLength(1)
  })

  test('a token that could leave its declaration is not written', () => {
    const sly = ['red;color:blue', '}', '<', '\\', '@import', '{', '']
    for (const value of sly) {
      expect(() => themeText({ light: { accent: value }, dark: {} })).toThrow(/Thème refusé/)
    }
    expect(() => themeText({ light: { 'a:b': 'red' }, dark: {} })).toThrow(/Thème refusé/)
  })
})
