import type { DemoFault } from '#app/demo/faults.ts'

/** What texts of the demo may name. */
export interface Targets {
  /** Anchors of every page, by its path. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>
  /** Files of `demo/media`, by their path in it. */
  media: ReadonlySet<string>
}

/** A text of the demo: a file of prose or of YAML. */
export interface Text {
  /** Below `demo/`. */
  file: string
  text: string
  /** Path of the page that it is; absent for other texts. */
  path?: string | undefined
}

const HREF = /\bhref="([^"]*)"/g
/** The value of an option that leads to a part of a page. */
const ANCHORED = /^[ -]*[a-z_]+: '?((?:\/[a-z0-9/-]*)?#[^\s']+)'?$/gm
const MEDIA = /\/media\/provider\/demo\/([\w./-]+)/g
const IMAGE = /<img\b[^>]*>/g

const OUTSIDE = /^(?:https:\/\/[a-z0-9.-]+(?:[/?#]|$)|mailto:[^\s@]+@|tel:\+?\d)/

/** Links that lead nowhere, media that are not there, pictures without a text in their place. */
export function textFaults({ file, text, path }: Text, targets: Targets): DemoFault[] {
  const found = (pattern: RegExp, fault: (match: RegExpExecArray) => string | null): DemoFault[] =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const message = fault(match)
      const line = text.slice(0, match.index).split('\n').length
      return message === null ? [] : [{ file, line, message }]
    })
  return [
    ...found(HREF, ([, link = '']) => linkFault(link, path, targets)),
    ...found(ANCHORED, ([, link = '']) => linkFault(link, path, targets)),
    ...found(MEDIA, ([, name = '']) => {
      // A plan of an office is named without its ending.
      const isThere = targets.media.has(/\.\w+$/.test(name) ? name : `${name}.webp`)
      return isThere ? null : `il n’y a pas de fichier demo/media/${name}`
    }),
    ...found(IMAGE, ([tag]) =>
      / alt="/.test(tag)
        ? null
        : 'cette image n’a pas de texte de remplacement : ajoutez alt="…", ou alt="" si elle ne fait que décorer',
    ),
  ]
}

function linkFault(link: string, own: string | undefined, { anchors }: Targets): string | null {
  if (OUTSIDE.test(link) || link.startsWith('/media/')) return null
  const [, address = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link) ?? []
  const path = address === '' ? own : address
  const known = path === undefined ? undefined : anchors.get(path)
  if (known === undefined) return `le lien « ${link} » ne mène à aucune page`
  if (anchor === undefined || known.has(anchor)) return null
  return `le lien « ${link} » mène bien à une page, mais elle n’a pas d’endroit « ${anchor} »`
}
