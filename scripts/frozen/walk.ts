import { SIGN_IN_PAGE } from '../../tests/admin-browser.ts'
import { controlsOf, PLAIN_PDF } from '../../tests/form-visit.ts'
import { shortText } from './answer-text.ts'
import { ADMIN_API } from './addresses.ts'
import type { Role } from './product.ts'
import { type Call, createStaff, encodedForm, type Staff } from './staff.ts'
import { INSTANT } from './told.ts'
import type { Answer, Asked } from './visitor.ts'

/** Milliseconds from one request to the next: longer than a machine takes for a form, short for a session. */
const STEP = 5000

/** A walk through the site and its back office, each request at an instant of its own. */
export interface Walker {
  /** Begins a chapter of what is written down. */
  chapter(title: string): void
  /** Asks as a member of staff; what is answered is written down. */
  as(role: Role, call: Call): Promise<Json>
  /** Asks for any address as a visitor. */
  visit(asked: Asked): Promise<Answer>
  /** Sends the form of a page, as somebody who filled it in. */
  send(path: string, typed: Readonly<Record<string, string>>, file?: string): Promise<Answer>
  /** Waits until the server has done by itself what follows from all that, and shows it. */
  rest(): Promise<void>
  /** Everything that was asked and answered. */
  text(): string
  close(): void
}

/** An answer of the interface: the walk knows what it asked for. */
export type Json = Record<string, unknown>

/** @param rest waits for what the server does by itself */
export function createWalker(url: string, rest: () => Promise<void>): Walker {
  let now = Date.parse(INSTANT)
  const instant = () => new Date((now += STEP)).toISOString()
  const staff = new Map<Role, Staff>()
  const stranger = createStaff(url, instant)
  const lines: string[] = []

  const note = (
    who: string,
    { method = 'GET', path }: Pick<Asked, 'method' | 'path'>,
    answer: Answer,
  ): Answer => {
    lines.push(`# ${who}: ${method} ${path}`, shortText(answer))
    return answer
  }

  async function signedIn(role: Role): Promise<Staff> {
    const known = staff.get(role)
    if (known !== undefined) return known
    const fresh = createStaff(url, instant)
    staff.set(role, fresh)
    note(role, { method: 'POST', path: SIGN_IN_PAGE }, await fresh.signIn(role))
    return fresh
  }

  const visit = async (asked: Asked) => note('visitor', asked, await stranger.visitor.ask(asked))

  return {
    chapter: (title) => void lines.push(`## ${title}\n`),
    async as(role, call) {
      const one = await signedIn(role)
      const answer = await one.call(call)
      note(role, { method: call.method ?? 'GET', path: ADMIN_API + call.path }, answer)
      const isJson = answer.headers['content-type']?.includes('json') ?? false
      return isJson ? JSON.parse(answer.body.toString()) : {}
    },
    visit,
    async send(path, typed, file) {
      const page = await stranger.visitor.ask({ path })
      const { widget, token } = controlsOf({ body: page.body.toString() })
      const form = new FormData()
      for (const [name, value] of Object.entries({ form_widget: widget, token, ...typed })) {
        form.append(name, value)
      }
      if (file !== undefined) {
        form.append(file, new File([PLAIN_PDF], 'mon cv.pdf', { type: 'application/pdf' }))
      }
      return visit({ method: 'POST', path, ...(await encodedForm(form)) })
    },
    rest,
    text: () => lines.join('\n'),
    close() {
      for (const { visitor } of [...staff.values(), stranger]) visitor.close()
    },
  }
}
