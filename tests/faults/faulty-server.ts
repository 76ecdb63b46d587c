import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newToken } from '#framework/forms/form-token.ts'
import { createSigner } from '#base/platform/security/signed.ts'
import { FORM_TOKEN, FORM_WIDGET } from '#base/core/form-controls.ts'
import { controlsOf } from '../form-visit.ts'

/** The secret of every server of these tests, with which they make tokens of their own. */
export const SECRET = 'un-secret-pour-les-pannes'

/** The page of the demo with the form « contact ». */
export const CONTACT = '/contact'

/** An empty folder of one test. @returns it, and how to remove it */
export async function faultFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-faults-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** What a visitor reads of an answer. */
export interface Read {
  status: number
  headers: Headers
  text: string
}

/** Asks a server, and reads the answer whole. */
export async function read(url: string, options: RequestInit = {}): Promise<Read> {
  const answer = await fetch(url, { redirect: 'manual', ...options })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** A form as a visitor who opened it a minute ago would send it. */
export interface FilledForm {
  widget: string
  token: string
  values: Record<string, string>
}

/** The token of a form that was opened a minute ago. */
export const tokenOf = (form: string): string =>
  newToken(createSigner(SECRET), 1, form, new Date(Date.now() - 60_000))

let visitors = 0

/** Headers of another visitor each time. */
export function somebodyElse(): Record<string, string> {
  visitors += 1
  return { 'x-forwarded-for': `203.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` }
}

/** Fills in the form « contact » of a running server as nobody else did. */
export async function filledContact(url: string, message: string): Promise<FilledForm> {
  const { text } = await read(url + CONTACT)
  return { widget: widgetOf({ text }), ...contactOf(message) }
}

/** The widget of the form on a page. */
export const widgetOf = ({ text }: Pick<Read, 'text'>): string => controlsOf({ body: text }).widget

/** The same without asking for the page, for whoever knows its widget. */
export function contactOf(message: string): Omit<FilledForm, 'widget'> {
  return {
    token: tokenOf('contact'),
    values: { nom: 'Élodie Œuvrard', email: 'elodie@exemple.fr', message },
  }
}

/** Sends a form, each time as another visitor. */
export function sendForm(url: string, form: FilledForm): Promise<Read> {
  const body = new URLSearchParams({
    [FORM_WIDGET]: form.widget,
    [FORM_TOKEN]: form.token,
    ...form.values,
  })
  return read(url + CONTACT, {
    method: 'POST',
    body,
    headers: somebodyElse(),
  })
}
