import { attributesOf, htmlPieces } from '#base/kit/html/html-source.ts'
import { decodeText } from '#base/kit/text/decode-text.ts'
import { dialled } from '#base/kit/text/dialled.ts'
import { framingOf, SECURE_FOLDER } from '#base/core/media/media-file.ts'
import type { Finding } from '../contract/finding.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import { blockFault, type KnownTargets, linkFault, pageFault } from './link-fault.ts'
import type { OptionValue } from './option-values.ts'

/** Links that lead nowhere, their words without a link, media that are not there, images that say nothing. */
export async function linkFindings(
  options: readonly OptionValue[],
  known: KnownTargets,
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const option of options) {
    await yieldToLoop()
    findings.push(...(await findingsOf(option, known)))
  }
  return findings
}

type Said = Pick<Finding, 'check' | 'sentence'>

async function findingsOf(option: OptionValue, known: KnownTargets): Promise<Finding[]> {
  const { widgetId, widget } = option
  const said = await saidOf(option, known)
  return said.map((one) => ({ ...one, severity: 'look', widgetId, widget }))
}

async function saidOf({ name, field, value, beside }: OptionValue, known: KnownTargets) {
  const { kind, label, textOf } = field
  if (kind === 'page' && typeof value === 'number' && value > 0) {
    const fault = pageFault(value, known)
    return fault === null ? [] : [broken(`« ${label} » ${fault}.`)]
  }
  if (kind === 'block' && typeof value === 'number') {
    const sentence = blockFault(value, known)
    return sentence === null ? [] : [{ check: 'widgets' as const, sentence }]
  }
  if (kind === 'person' && typeof value === 'number' && value > 0 && !known.team.has(value)) {
    return [
      broken(
        `« ${label} » : cette personne n’est pas en ligne, ou plus dans l’équipe. Les visiteurs ne la voient pas.`,
      ),
    ]
  }
  if (typeof value !== 'string' || value === '') return []
  if (textOf !== undefined && value.trim() !== '' && beside[textOf] === '') {
    return [
      broken(
        `« ${label} » : « ${value} » ne s’affiche pas, car le lien est vide. Choisissez où il mène, ou effacez ce texte.`,
      ),
    ]
  }
  if (kind === 'link') return linkSaid(value, `« ${label} »`, known)
  if (kind === 'media') return mediaSaid(name, label, value, beside, known)
  return kind === 'rich-text' ? [...(await htmlSaid(value, known)), ...phonesSaid(value)] : []
}

const broken = (sentence: string): Said => ({ check: 'links', sentence })

async function linkSaid(link: string, what: string, known: KnownTargets): Promise<Said[]> {
  const fault = await linkFault(link, known)
  return fault === null ? [] : [broken(`${what} : « ${link} » ${fault}.`)]
}

/** Names under which widgets keep what an image says. */
const alternatives = (name: string): string[] => [`${name}_alt`, ...(name === 'src' ? ['alt'] : [])]

async function mediaSaid(
  name: string,
  label: string,
  stored: string,
  beside: OptionValue['beside'],
  known: KnownTargets,
): Promise<Said[]> {
  const { path } = framingOf(stored)
  const said = readersSaid(path, `« ${label} »`, known)
  if (!(await known.hasMedia(path))) {
    said.push({ check: 'media', sentence: `« ${label} » : le fichier « ${path} » n’est plus là.` })
  }
  const alternative = alternatives(name).find((one) => Object.hasOwn(beside, one))
  const isImage = !/\.(?:mp4|webm|vtt|pdf)$/i.test(path)
  if (isImage && alternative !== undefined && beside[alternative] === '') {
    said.push({
      check: 'media',
      sentence: `« ${label} » n’a pas de texte de remplacement : elle compte comme décorative. Si elle dit quelque chose, écrivez-le.`,
    })
  }
  return said
}

/** A file that whoever reads the page can't open, or that others can who may not read it. */
function readersSaid(path: string, what: string, { isSecure, mediaFor }: KnownTargets): Said[] {
  const readers = mediaFor(path)
  if (readers === null || (readers === 'signed-in') === isSecure) return []
  const sentence = isSecure
    ? `${what} : le fichier « ${path} » est public, qui connaît son adresse l’ouvre. Rangez-le dans le dossier « ${SECURE_FOLDER} » de la médiathèque pour le réserver.`
    : `${what} : le fichier « ${path} » est réservé aux clients connectés, les visiteurs ne le verront pas. Sortez-le du dossier « ${SECURE_FOLDER} » de la médiathèque, ou choisissez-en un autre.`
  return [{ check: 'media', sentence }]
}

/** Links of a text that say one telephone and call another. */
function phonesSaid(html: string): Said[] {
  const said: Said[] = []
  let called = ''
  let words = ''
  for (const { kind, name, source } of htmlPieces(html)) {
    if (kind === 'text') words += source
    if (name !== 'a') continue
    const shown = decodeText(words)
    if (kind === 'end' && called !== '' && ![called, ''].includes(dialled(shown))) {
      said.push(
        broken(
          `Un lien du texte montre « ${shown} » et appelle le ${called} : corrigez l’un des deux.`,
        ),
      )
    }
    const href = kind === 'start' ? (attributesOf(source).get('href') ?? '') : ''
    called = /^tel:/i.test(href) ? dialled(href.slice('tel:'.length)) : ''
    words = ''
  }
  return said
}

/** Links and images that stand in a rich text. */
async function htmlSaid(html: string, known: KnownTargets): Promise<Said[]> {
  const said: Said[] = []
  for (const { kind, name, source } of htmlPieces(html)) {
    if (kind !== 'start') continue
    await yieldToLoop()
    const attributes = attributesOf(source)
    const href = attributes.get('href')
    if (name === 'a' && href !== undefined) {
      said.push(...(await linkSaid(href, 'Un lien du texte', known)))
      said.push(...readersSaid(href, 'Un lien du texte', known))
    }
    const src = attributes.get('src')
    if (name === 'img' && src !== undefined) {
      said.push(...readersSaid(src, 'Une image du texte', known))
      if (src.startsWith('/media/') && !(await known.hasMedia(src))) {
        said.push({ check: 'media', sentence: `L’image « ${src} » du texte n’est plus là.` })
      }
      if (!attributes.has('alt')) {
        const sentence = `L’image « ${src} » du texte n’a pas de texte de remplacement.`
        said.push({ check: 'media', sentence })
      }
    }
  }
  return said
}
