import { setTimeout as pause } from 'node:timers/promises'
import { controlsOf } from '../../tests/form-visit.ts'
import { FORM_TOKEN, FORM_WIDGET } from '#base/core/form-controls.ts'
import { mustBe, newVisitor } from './visitor.ts'

const CONTACT = '/contact'
/** Milliseconds in which a person fills in a form; who is quicker counts as a program. */
const FILLING = 3200

/**
 * Fills in the contact form as a browser without script does.
 * @returns the address that stands in it, once the server said that it has it
 */
export async function sendLead(origin: string, number: number): Promise<string> {
  const email = `endurance-${number}@exemple.fr`
  const message = `Message ${number} du banc d’endurance.`
  await sendRequest(origin, { nom: `Visiteur ${number}`, email, message })
  return email
}

/** The same with these fields. */
export async function sendRequest(origin: string, fields: Record<string, string>): Promise<void> {
  const visitor = newVisitor(origin)
  const page = await visitor.get(CONTACT)
  mustBe(200, page, CONTACT)
  const { widget, token } = controlsOf(page)
  await pause(FILLING)
  const typed = new URLSearchParams({ [FORM_WIDGET]: widget, [FORM_TOKEN]: token, ...fields })
  const answer = await visitor.post(CONTACT, typed.toString(), 'application/x-www-form-urlencoded')
  mustBe(303, answer, 'le formulaire de contact')
  const receipt = await visitor.get(answer.headers.get('location') ?? CONTACT)
  mustBe(200, receipt, 'la page de réponse')
}
