import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { Link as RouteLink } from 'react-router'
import { type Use, usePlace } from '#base/core/field/used-in.ts'
import type { usesCall } from '#framework/api/call.ts'
import { queryOf } from './shell/use-call.ts'

/** Places named at once; the others are a button away. */
const SHOWN = 8
/** The same in a cell of a list. */
const NAMED = 3

const KINDS: Readonly<Record<Use['kind'], string>> = {
  page: 'page',
  article: 'article',
  layout: 'présentation',
  menu: 'menu',
  template: 'modèle',
  block: 'bloc partagé',
  model: 'modèle de page',
  person: 'équipe',
  theme: 'apparence',
  opinion: 'avis sur un article',
  redirect: 'redirection',
  setting: 'réglage',
  unknown: 'brouillon',
}

type UsesCall = ReturnType<typeof usesCall>

/** Where something is used, asked for whenever it is shown: who knows what happened in another window. */
export const useUses = (call: UsesCall, id: number) =>
  useQuery({ ...queryOf(call, { params: { id } }), staleTime: 0 })

interface UsedInProps {
  call: UsesCall
  id: number
  /** What names the list. */
  labelledBy: string
}

/** Where something is used, as soon as it is known. */
export function UsedIn({ call, id, labelledBy }: UsedInProps) {
  const { data, error, refetch, isFetchedAfterMount } = useUses(call, id)
  // What was known before is no answer to whoever is about to remove it.
  if (data && error === null && isFetchedAfterMount) {
    return <UseList uses={data.uses} labelledBy={labelledBy} />
  }
  if (error === null) {
    return (
      <Typography component="output" variant="body2" color="textSecondary">
        Recherche des endroits…
      </Typography>
    )
  }
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => void refetch()}>
          Réessayer
        </Button>
      }
    >
      {error.message}
    </Alert>
  )
}

interface UseListProps {
  uses: readonly Use[]
  labelledBy?: string
  /** What can be done with a place, behind it: of all that is used there, by its words. */
  renderAction?: ((uses: readonly Use[], words: string) => ReactNode) | undefined
}

/** Places that use something, each with the way there. */
export function UseList({ uses, labelledBy, renderAction }: UseListProps) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  if (uses.length === 0) return <Typography variant="body2">Utilisé nulle part.</Typography>
  const places = placesOf(uses)
  const more = places.length - SHOWN
  return (
    <Box>
      <Box component="ul" id={id} aria-labelledby={labelledBy} sx={{ pl: 2.5, m: 0 }}>
        {(isWhole ? places : places.slice(0, SHOWN)).map((place) => (
          <Box component="li" key={place.key} sx={{ overflowWrap: 'anywhere' }}>
            <Typography variant="body2" component="span">
              <Place {...place} />
            </Typography>{' '}
            {renderAction?.(place.same, place.words)}
          </Box>
        ))}
      </Box>
      {more > 0 ? (
        <Button
          size="small"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? `N’en montrer que ${SHOWN}` : andOthers(more)}
        </Button>
      ) : null}
    </Box>
  )
}

/** The first places and how many more there are, on a line. */
export function summaryOfUses(uses: readonly Use[]): string {
  const names = placesOf(uses).map(({ words }) => words)
  if (names.length === 0) return 'nulle part'
  const more = names.length - NAMED
  return names.slice(0, NAMED).join(', ') + (more > 0 ? ` ${andOthers(more)}` : '')
}

const andOthers = (count: number): string => `et ${count} autre${count > 1 ? 's' : ''}`

interface PlaceProps {
  words: string
  href: string
  what: string
}

const Place = ({ words, href, what }: PlaceProps) => (
  <>
    {href === '' ? (
      words
    ) : (
      <Link component={RouteLink} to={href}>
        {words}
      </Link>
    )}{' '}
    ({what})
  </>
)

/** What visitors see and its draft are one place. */
function placesOf(uses: readonly Use[]): (PlaceProps & { key: string; same: readonly Use[] })[] {
  const keyOf = ({ kind, ref, lang, title }: Use) => `${kind} ${ref} ${lang} ${title}`
  return [...Map.groupBy(uses, keyOf)].flatMap(([key, same]) => {
    const [first] = same
    if (first === undefined) return []
    const { kind, href } = first
    const draft = same.every(({ isDraft }) => isDraft) ? ', en brouillon' : ', aussi en brouillon'
    const isDraft = kind !== 'unknown' && same.some((one) => one.isDraft)
    const words = usePlace(first, first.title === '' ? same.length : 1)
    return [{ key, same, href, words, what: KINDS[kind] + (isDraft ? draft : '') }]
  })
}
