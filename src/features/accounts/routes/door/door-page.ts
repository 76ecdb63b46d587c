import { DOOR_NEXT } from '#base/core/account.ts'
import type { Site } from '#base/core/site.ts'
import type { Caller } from '#base/core/caller.ts'
import type { SignInDeps } from '../../service/sign-in.ts'
import type { LinkDeps } from '../../service/links/chosen-password.ts'

/** What the pages of the door ask. */
export type DoorDeps = SignInDeps &
  LinkDeps & {
    /** Whether mails leave; else each is a file on the server. */
    sendsMail: boolean
  }

/** A visit of a page of the door. */
export interface DoorVisit {
  site: Site
  caller: Caller
  /** Where the request comes from (IP). */
  address: string
  /** What addresses of the back office begin with, as the visitor asked for it. */
  base: string
  /** Where they wanted to go. */
  next: string
  /** A parameter of the address; empty without. */
  query(name: string): string
}

/** What was typed, by the name of its control; empty for what did not come. */
export type Typed = (name: string) => string

export const NOTHING: Typed = () => ''

/** How a form begins that does not just post to its own page. */
export interface FormBeginning {
  action?: string
  /** What stands before the token in the fragment of a link, which the script posts. */
  fragment?: string
}

/** What comes of a visit. */
export type DoorAnswer =
  | {
      kind: 'page'
      title: string
      /** HTML of the card; `form` gives what each form begins with. */
      card: (form: (begins?: FormBeginning) => string) => string
      status?: 200 | 401 | 403 | 413 | 422 | 429 | 503
      /** Seconds after which it may be tried again. */
      retryAfter?: number
      cookies?: string[]
    }
  | { kind: 'go'; location: string; cookies?: string[] }

/** Why a page comes back. */
export interface Again {
  status: 401 | 403 | 413 | 422 | 429 | 503
  notice: string
  /** Seconds to wait. */
  wait?: number
  /** By the name of its control. */
  faults?: Readonly<Record<string, string>>
}

/** A page that posts to itself. */
export interface DoorPage {
  /** Below `/admin`. */
  path: string
  /** Of whoever is signed in nothing is asked: they go where they wanted. */
  isForStrangers: boolean
  /** As somebody comes to it, or with what they typed (`again`): no password of it comes back. */
  draw(deps: DoorDeps, visit: DoorVisit, typed: Typed, again?: Again): Promise<DoorAnswer>
  /** Takes what was posted. */
  take(deps: DoorDeps, visit: DoorVisit, typed: Typed): Promise<DoorAnswer>
}

/** The status of a page that comes back. */
export const outcome = (again: Again | undefined) =>
  again === undefined
    ? {}
    : { status: again.status, ...(again.wait === undefined ? {} : { retryAfter: again.wait }) }

/** The address of a page of the door, which remembers where somebody wanted to go. */
export function doorAddress(
  { base, next }: Pick<DoorVisit, 'base' | 'next'>,
  path: string,
  query = {},
): string {
  const search = new URLSearchParams({ ...query, ...(next === base ? {} : { [DOOR_NEXT]: next }) })
  return base + path + (search.size === 0 ? '' : `?${search}`)
}
