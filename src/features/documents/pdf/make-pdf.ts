import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'
import { numericDate } from '#base/kit/time/calendar-day.ts'
import { composeGuide } from './compose-guide.ts'
import { composeLeaflet } from './compose-leaflet.ts'
import type { Composed } from './composed.ts'
import { draw } from './drawing.ts'
import { type Face, readFaces } from './layout/faces.ts'
import { linksOf } from './links.ts'
import { printable } from './layout/printable.ts'
import type { Setting } from './layout/setting.ts'
import type { MadePdf, SiteDocument } from './site-document.ts'
import { paletteOf, stylesOf } from './layout/styles.ts'
import { WORDS } from './messages.ts'

/** The library writes the identifier, and its types leave it out. */
const PDF_UA: object = { subset: 'PDF/UA' }

/** Sizes of the text that a sheet tries, to keep to its one page. */
const SHEET_SCALES = [0.96, 0.92, 0.88, 0.84] as const

/**
 * Makes a document: tagged, with its language, title and outline, its fonts embedded,
 * declared as PDF/UA (decision 012). Making it again gives the same bytes.
 */
export async function makePdf(document: SiteDocument): Promise<MadePdf> {
  const { culture, firm, title, updatedAt } = document
  const words = WORDS[culture]
  const palette = paletteOf(document.colours)
  const pdf = new Pdf({
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    ...PDF_UA,
    displayTitle: true,
    lang: culture,
    info: {
      Title: metadata(title),
      Author: metadata(firm.name),
      Subject: metadata(document.intro),
      Creator: 'Vitrine',
      Producer: 'Vitrine',
      CreationDate: new Date(updatedAt),
      ModDate: new Date(updatedAt),
    },
  })
  const bytes = buffer(pdf)
  for (const [face, font] of await readFaces()) pdf.registerFont(face, font)
  const composed = composedDocument(document, {
    measure: measureOf(pdf),
    styles: stylesOf(palette),
    palette,
    target: linksOf(document),
    ticks: document.kind === 'sheet',
  })
  await draw(pdf, composed, {
    logo: document.firm.logo,
    palette,
    styles: stylesOf(palette),
    running: {
      firm: printable(firm.name),
      title: printable(title),
      foot: words.upToDate(numericDate(updatedAt, culture)),
      page: (number) => words.page(number, composed.pages),
    },
  })
  pdf.end()
  return { bytes: await bytes, pages: composed.pages }
}

function composedDocument(document: SiteDocument, setting: Setting): Composed {
  if (document.kind === 'guide') return composeGuide(setting, document)
  if (document.kind === 'letter') return composeLeaflet(setting, document)
  let composed = composeLeaflet(setting, document)
  for (const scale of SHEET_SCALES) {
    if (composed.pages === 1) break
    const styles = stylesOf(setting.palette, scale)
    composed = composeLeaflet({ ...setting, styles }, document)
  }
  return composed
}

/** The library writes these into XML as they are. */
const metadata = (text: string): string => text.replaceAll('&', '＆').replace(/[<>]/g, ' ')

/** Words come again and again: each is measured once, at the size of 1000. */
function measureOf(pdf: PDFKit.PDFDocument): Setting['measure'] {
  const known = new Map<string, number>()
  return (text, face: Face, size) => {
    const key = `${face} ${text}`
    let width = known.get(key)
    if (width === undefined) {
      width = pdf.font(face).fontSize(1000).widthOfString(text)
      known.set(key, width)
    }
    return (width * size) / 1000
  }
}
