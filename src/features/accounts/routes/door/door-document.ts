import { SITE_ICONS } from '#base/core/address/urls.ts'
import { escapeAttribute, escapeText } from '#base/kit/html/escape-html.ts'
import { frTypography } from '#base/kit/text/fr-typography.ts'
import type { Mode } from '#base/platform/security/headers.ts'
import type { FormBeginning } from './door-page.ts'

/** What the pages of the door load. */
export interface DoorFiles {
  stylesheet: string
  script: string
}

/** What stands around the card of a page. */
export interface DoorFrame {
  files: DoorFiles
  nonce: string
  /** Empty on the back office's own host, which tells nobody of a site. */
  siteName: string
  /** Whether the site is on this host, to go back to. */
  hasSite: boolean
}

/** The firm's own, beside its name. */
const ICON = `<img src="${SITE_ICONS.svg}" width="40" height="40" alt="">`

/** A page of the door: one card on paper, under the site's name. Needs no script. */
export const doorDocument = (
  { files, nonce, siteName, hasSite }: DoorFrame,
  title: string,
  card: string,
): string =>
  '<!doctype html><html lang="fr"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">' +
  `<title>${escapeText([title, siteName].filter(Boolean).join(' · '))}</title>` +
  (hasSite ? `<link rel="icon" href="${SITE_ICONS.svg}" type="image/svg+xml">` : '') +
  `<link rel="stylesheet" href="${escapeAttribute(files.stylesheet)}">` +
  `<script type="module" nonce="${nonce}" src="${escapeAttribute(files.script)}"></script>` +
  '</head><body><main>' +
  `<p class="site">${hasSite ? ICON : ''}${escapeText(siteName || 'Back-office')}</p>` +
  `<div class="card"><h1>${escapeText(title)}</h1>${card}</div>` +
  (hasSite ? '<p class="back"><a href="/">Retour au site</a></p>' : '') +
  '</main></body></html>'

/** Strict: its own sheet, the one script that carries the nonce, forms to its own origin; in development Vite's too. */
export const doorPolicy = (mode: Mode, nonce: string): string =>
  [
    "default-src 'none'",
    ...(mode === 'development'
      ? [
          "script-src 'self' 'unsafe-inline'",
          "style-src 'self' 'unsafe-inline'",
          "connect-src 'self' ws:",
        ]
      : [`script-src 'nonce-${nonce}'`, "style-src 'self'"]),
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** A sentence of ours, between tags. */
const said = (text: string): string => escapeText(frTypography(text))

/** Why something was refused. It has the focus: it is the answer to what was just sent. */
export function refusal(text: string, wait = 0): string {
  if (text === '') return ''
  const counting = wait > 0 ? ` data-wait="${wait}"` : ''
  return `<div class="alert" role="alert" tabindex="-1" autofocus${counting}><p>${said(text)}</p></div>`
}

export const success = (text: string): string =>
  `<div class="alert good" role="status"><p>${said(text)}</p></div>`

export const paragraph = (text: string, kind = ''): string =>
  `<p${kind === '' ? '' : ` class="${kind}"`}>${said(text)}</p>`

/** A link of the door; as a button where it is what one does next. */
export const link = (href: string, text: string, kind: 'button' | 'plain' = 'plain'): string =>
  `<a${kind === 'button' ? ' class="button"' : ''} href="${escapeAttribute(href)}">${said(text)}</a>`

export const submit = (text: string, sending: string): string =>
  `<button type="submit" data-sending="${escapeAttribute(sending)}">${said(text)}</button>`

/** The tag of a form, which posts to its own page unless it says where. */
export const formBeginning = ({ action, fragment }: FormBeginning): string =>
  '<form method="post"' +
  (action === undefined ? '' : ` action="${escapeAttribute(action)}"`) +
  (fragment === undefined ? '>' : ` data-link="${escapeAttribute(fragment)}">`)

export const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeAttribute(value)}">`

/** Whose password it is; also for password managers, which keep it with its account. */
export const accountOf = (email: string): string =>
  `<p>Compte\u00A0: <strong>${escapeText(email)}</strong></p>` +
  `<input type="email" name="compte" autocomplete="username" value="${escapeAttribute(email)}" readonly hidden>`

/** Something that may be ticked. */
export const checkbox = (box: { label: string; name: string; isChecked: boolean }): string =>
  `<p class="check"><input type="checkbox" id="porte-${box.name}" name="${box.name}" value="1"` +
  `${box.isChecked ? ' checked' : ''}><label for="porte-${box.name}">${said(box.label)}</label></p>`

interface Field {
  label: string
  name: string
  type: 'email' | 'password' | 'text'
  autocomplete: string
  value?: string
  most?: number
  help?: string
  fault?: string
  isNumber?: boolean
  /** The focus goes there first. */
  isFirst?: boolean
}

/** A field that has to be filled in, under its label. */
export function field({ label, name, type, autocomplete, ...more }: Field): string {
  const { value = '', most, help = '', fault = '', isNumber = false, isFirst = false } = more
  const id = `porte-${name}`
  const note = fault || help
  return (
    `<div class="field${fault === '' ? '' : ' wrong'}"><label for="${id}">${said(label)}</label>` +
    `<input id="${id}" type="${type}" name="${name}" autocomplete="${autocomplete}" required` +
    (type === 'password' || value === '' ? '' : ` value="${escapeAttribute(value)}"`) +
    (most === undefined ? '' : ` maxlength="${most}"`) +
    (isNumber ? ' inputmode="numeric"' : '') +
    ' autocapitalize="none" spellcheck="false"' +
    (note === '' ? '' : ` aria-describedby="${id}-aide"`) +
    (fault === '' ? '' : ' aria-invalid="true"') +
    `${isFirst ? ' autofocus' : ''}>` +
    (note === '' ? '' : `<p class="help" id="${id}-aide">${said(note)}</p>`) +
    '</div>'
  )
}
