import { expect, test } from 'vitest'
import { unfitLogo } from './fit-logo.ts'

const OWN = '/media/provider/cabinet/logo'

test.each([
  ['none', '', undefined, null],
  ['a PNG', `${OWN}/xxbig.webp`, { width: 300, height: 80 }, null],
  ['a small drawing, which has no pixels', `${OWN}/image.svg`, { width: 24, height: 24 }, null],
  ['what came with the product', '/media/provider/demo/logo/a.svg', undefined, null],
  ['one pixel', `${OWN}/xxbig.webp`, { width: 1, height: 1 }, '1 × 1 pixels'],
  ['a stripe', `${OWN}/xxbig.webp`, { width: 1440, height: 40 }, 'trop allongé'],
  ['a column', `${OWN}/image.svg`, { width: 1, height: 40 }, 'trop allongé'],
  [
    'a drawing of more pixels than any image',
    `${OWN}/image.svg`,
    { width: 20_000, height: 8000 },
    'trop pour être dessiné',
  ],
  ['a PDF', `${OWN}/plaquette.pdf`, { width: 0, height: 0 }, 'pas une image'],
  ['a file that is gone', `${OWN}/xxbig.webp`, undefined, 'plus dans la médiathèque'],
  ['a path of elsewhere', '/etc/passwd', undefined, 'plus dans la médiathèque'],
])('%s', (_name, path, facts, said) => {
  const fault = unfitLogo(path, facts)
  if (said === null) expect(fault).toBeNull()
  else expect(fault).toContain(said)
})
