import { type Target, targetKey, type TargetKind, usesOf } from '#base/core/field/uses.ts'
import { holdsKind } from '#framework/widget-kit/values-within.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'

/** What is looked for, and by what texts that name it are told from the many that don't. */
export interface Wanted {
  has(target: Target): boolean
  /** Texts of which one stands in whatever names it; an empty one stands in all. */
  hints: readonly string[]
  /** Types of widgets that may name it whatever is hinted at: by their defaults, for one. */
  types: readonly string[]
}

/** More hints than that cost more than reading all. */
const MOST_HINTS = 12

export function wantedTargets(widgets: Widgets, targets: readonly Target[]): Wanted {
  const keys = new Set(targets.map(targetKey))
  const has = (target: Target) => keys.has(targetKey(target))
  const types = typesByDefault(widgets, has)
  const hints = new Set(targets.flatMap(hintsOf))
  if (hints.size <= MOST_HINTS) return { has, hints: [...hints], types }
  // As with a section of pages: what they have in common.
  const common = new Set(targets.flatMap(commonHintsOf))
  const isFew = common.size <= MOST_HINTS && targets.every(({ kind }) => WITH_COMMON.has(kind))
  return {
    has,
    hints: isFew ? [...common] : [''],
    types: [...types, ...typesWith(widgets, 'page')],
  }
}

/** Kinds of which many have something in common. */
const WITH_COMMON: ReadonlySet<TargetKind> = new Set(['page', 'address', 'web'])

/** Everything of a kind. */
export function wantedKind(widgets: Widgets, kind: TargetKind): Wanted {
  const has = (target: Target) => target.kind === kind
  // A number is only known by its field.
  if (kind === 'menu' || kind === 'block') {
    return { has, hints: [], types: typesWith(widgets, kind) }
  }
  return { has, hints: HINTS[kind] ?? [''], types: typesByDefault(widgets, has) }
}

const PHONE_HINTS = ['tel:', 'TEL:', 'Tel:']
const WEB_HINTS = ['http', 'HTTP', 'Http']

const HINTS: Partial<Record<TargetKind, readonly string[]>> = {
  media: ['cabinet', 'demo'],
  phone: PHONE_HINTS,
  web: WEB_HINTS,
}

const typesWith = (widgets: Widgets, kind: 'menu' | 'block' | 'page'): string[] =>
  [...widgets.values()]
    .filter(({ options }) => holdsKind(options.fields, kind))
    .map(({ type }) => type)

const typesByDefault = (widgets: Widgets, has: Wanted['has']): string[] =>
  [...widgets.values()]
    .filter(({ options }) => usesOf(options.fields, {}).some(has))
    .map(({ type }) => type)

/** What stands in every text that names a target, however its JSON and its address are escaped. */
function hintsOf({ kind, ref }: Target): readonly string[] {
  // `"page":12`, `"page": 12` and `page:12`.
  if (kind === 'page' || kind === 'menu' || kind === 'block') return [`:${ref}`, ` ${ref}`]
  // Written in many ways.
  if (kind === 'phone') return PHONE_HINTS
  const words = wordsOf(ref.replace(/^\/(?:cabinet|demo)\//, '/'))
  return [words.reduce((longest, word) => (word.length > longest.length ? word : longest), '')]
}

/** The same for whatever stands beside it in the tree; numbers of pages are known by their fields. */
function commonHintsOf({ kind, ref }: Target): readonly string[] {
  if (kind === 'web') return WEB_HINTS
  return kind === 'page' ? ['page:'] : [wordsOf(ref)[0] ?? '']
}

const wordsOf = (text: string): string[] => text.match(/[A-Za-z0-9_-]+/g) ?? []
