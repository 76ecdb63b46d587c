import { expect, test } from 'vitest'
import { vatDays } from './vat-day.ts'

/** The table of CGI, ann. IV, art. 39, one line each. */
test.each([
  ['a person near Paris, A to H', { form: 'ei', department: '75', initial: 'h' }, [15, 15]],
  ['a person near Paris, I to Z', { form: 'micro', department: '92', initial: 'i' }, [17, 17]],
  ['a person elsewhere, A to H', { form: 'ei', department: '69', initial: 'a' }, [16, 16]],
  ['a person elsewhere, I to Z', { form: 'ei', department: '971', initial: 'z' }, [19, 19]],
  ['a company near Paris, 00 to 68', { form: 'sarl', department: '93', siren: '68' }, [19, 19]],
  ['a company near Paris, 69 to 78', { form: 'sas', department: '94', siren: '69' }, [20, 20]],
  ['a company near Paris, 78', { form: 'sasu', department: '75', siren: '78' }, [20, 20]],
  ['a company near Paris, 79 to 99', { form: 'eurl', department: '75', siren: '79' }, [21, 21]],
  ['a company elsewhere', { form: 'sci', department: '2A' }, [21, 21]],
  ['a SA near Paris, 00 to 74', { form: 'sa', department: '75', siren: '74' }, [23, 23]],
  ['a SA near Paris, 75 to 99', { form: 'sa', department: '75', siren: '75' }, [24, 24]],
  ['a SA elsewhere', { form: 'sa', department: '33', siren: '10' }, [24, 24]],
  ['any other', { form: 'association', department: '75' }, [24, 24]],
  ['who says nothing', {}, [15, 24]],
  ['a company, who knows where', { form: 'sarl' }, [19, 21]],
  ['a company near Paris of any number', { form: 'sarl', department: '75' }, [19, 21]],
  ['a person, who knows where', { form: 'ei' }, [15, 19]],
  ['a person elsewhere of any name', { form: 'ei', department: '29' }, [16, 19]],
  ['anybody near Paris', { department: '75' }, [15, 24]],
  ['a SA, who knows where', { form: 'sa', siren: '10' }, [23, 24]],
] as const)('%s', (_who, profile, days) => expect(vatDays(profile)).toEqual(days))
