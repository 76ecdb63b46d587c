import { z } from 'zod'
import { use } from '#base/core/field/used-in.ts'
import type { Right } from './rights.ts'

/** What an answer tells of. A change of it makes what was answered about it outdated. */
export type Topic =
  | 'account'
  | 'articles'
  | 'audit'
  | 'blocks'
  | 'board'
  | 'drafts'
  | 'hosts'
  | 'leads'
  | 'media'
  | 'menus'
  | 'models'
  | 'motifs'
  | 'pages'
  | 'providers'
  | 'received-articles'
  | 'redirects'
  | 'settings'
  | 'team'
  | 'templates'
  | 'users'

/** The answer is bytes, a file or a document, and no JSON. */
export const FILE = 'file'

interface CallParts {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/admin/api`: `/leads/:id`. */
  path: `/${string}`
  right: Right
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The JSON that it gives; without one it is `{}`. */
  answer?: z.ZodType | typeof FILE
  /** Bytes; 64 KiB unless said. */
  bodyLimit?: number
  /** Its body is a file, which the handler reads as it comes. */
  takesFile?: boolean
  /** What matters most: whoever has not given their password for a while is asked for it again. */
  asksAgain?: boolean
  /** On a host of the back office’s own it is answered before a site is chosen. */
  withoutSite?: boolean
  reads?: readonly Topic[]
  changes?: readonly Topic[]
}

/** One call of the back office, as both sides know it. Types are inferred of its schemas. */
export type Call = Readonly<CallParts>

/** Declares a call, for the `contract` of a feature. */
export const call = <const C extends CallParts>(parts: C): C => parts

type Part<C, Name extends string> = C extends Readonly<Record<Name, infer S>> ? S : undefined

/** What the handler of a call gets for one of its parts. */
export type Taken<C, Name extends 'params' | 'query' | 'body'> =
  Part<C, Name> extends z.ZodType<infer Output> ? Output : unknown

/** What whoever makes a call gives: its parts, and a signal that gives it up. */
export type Input<C> = {
  [Name in keyof C & ('params' | 'query' | 'body')]: C[Name] extends z.ZodType
    ? z.input<C[Name]>
    : never
} & (C extends { readonly takesFile: true } ? { body: FormData } : unknown) & {
    signal?: AbortSignal | undefined
  }

/** The input of a call as an argument, which may be left out when the call takes nothing. */
export type InputArgument<C> = object extends Input<C> ? [input?: Input<C>] : [input: Input<C>]

/** What a call answers. */
export type Answer<C> =
  Part<C, 'answer'> extends infer S
    ? S extends z.ZodType<infer Output>
      ? Output
      : S extends typeof FILE
        ? unknown
        : void
    : never

/** A number in an address. */
export const idParams = z.object({ id: z.coerce.number<number>().int().positive() })

/** The call that says where one thing of a subject is used. */
export const usesCall = <const Path extends `/${string}`, const R extends Right>(
  path: Path,
  right: R,
) =>
  call({
    method: 'GET',
    path,
    right,
    params: idParams,
    answer: z.object({ uses: z.array(use) }),
    reads: ['pages', 'drafts', 'articles', 'menus', 'blocks', 'redirects', 'settings'],
  })
