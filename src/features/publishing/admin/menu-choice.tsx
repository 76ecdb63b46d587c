import { Box, LinearProgress, MenuItem, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { languageOf } from '#base/kit/language.ts'
import type { MenuPlace } from '#features/menus/rules/add-page.ts'
import { addingQuery } from '#features/menus/rules/adding-page.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { request, sentenceOf } from '#framework/admin/shell/http.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'
import type { Answer } from '#framework/api/call.ts'
import { type MenuPlacement, type OfferedMenu, pageMenus } from '../contract/page-menus.ts'
import type { DocumentEditing } from './document-editing.ts'

/** What became of the menu into which a page was to go. */
export interface MenuOutcome {
  /** As it is said beside « La page est en ligne. ». */
  sentence: string
  /** The page stands in it; else the menu was left alone. */
  isIn: boolean
  /** Where the entry is seen, and taken out again; its address below `/admin`. */
  next?: { label: string; to: string }
}

/** The menu into which a page goes as it is published for the first time. */
export interface MenuChoice {
  /** `null` as long as nobody has answered. */
  menus: readonly OfferedMenu[] | null
  /** `1500 below`; empty for none. */
  value: string
  choose(value: string): void
  /** Publishes the menu with the page, which is online. @returns `null` when no menu was chosen */
  publish(): Promise<MenuOutcome | null>
}

type Offer = Answer<typeof pageMenus.offered>

const NONE: Offer = { menus: [], proposed: null }

const valueOf = ({ menuId, place }: MenuPlacement): string => `${menuId} ${place}`

/** Asks into which menus the page could go; into none for another kind of document, and for who may not publish menus. */
export function useMenuChoice(
  { kind, isLive, params }: DocumentEditing,
  isAsked: boolean,
): MenuChoice {
  const mayMenus = useMay()('menus.publish')
  const isOffered = isAsked && mayMenus && kind === 'page' && !isLive
  const page = { id: Number(params['id']), lang: languageOf(String(params['lang'])) }
  const [offer, setOffer] = useState<Offer | null>(isOffered ? null : NONE)
  const [chosen, choose] = useState<string | null>(null)
  const { mutateAsync: add } = useAct(pageMenus.add)
  const [asking] = useState(() =>
    isOffered
      ? // « Ajouter à un menu… » stays, should nobody answer.
        request(pageMenus.offered, { params: page }).catch(() => NONE)
      : null,
  )
  useEffect(() => {
    void asking?.then(setOffer)
  }, [asking])
  const value = chosen ?? (offer?.proposed ? valueOf(offer.proposed) : '')
  return {
    menus: offer?.menus ?? null,
    value,
    choose,
    async publish() {
      const [id, place] = value.split(' ')
      const menu = offer?.menus.find((one) => String(one.id) === id)
      if (!menu) return null
      const body = { menuId: menu.id, place: place as MenuPlace }
      try {
        const { name, above } = await add({ params: page, body })
        const next = { label: 'Voir dans le menu', to: `/menus/${menu.id}?${addingQuery(page)}` }
        return { sentence: stands(name, above), isIn: true, next }
      } catch (cause) {
        const sentence = `Le menu « ${menu.name} » n’a pas changé. ${sentenceOf(cause)}`
        return { sentence, isIn: false }
      }
    },
  }
}

const stands = (name: string, above: string): string =>
  `Elle est dans le menu « ${name} »${above === '' ? '' : `, sous « ${above} »`}.`

/** « Ajouter au menu »; nothing where no menu is offered. */
export function MenuChoiceField({ choice }: { choice: MenuChoice }) {
  const { menus, value, choose } = choice
  if (menus === null) return <LinearProgress aria-label="Lecture des menus" sx={{ mb: 2 }} />
  if (menus.length === 0) return null
  return (
    <Box sx={{ mb: 3 }}>
      <TextField
        select
        label="Ajouter au menu"
        value={value}
        onChange={({ target }) => choose(target.value)}
        helperText={fr(
          value === ''
            ? 'Sans cela, on ne trouve la page que par un lien ou par la recherche.'
            : '« Publier » met aussi le menu en ligne. Une page programmée s’y ajoute ensuite : « Autres actions », « Ajouter à un menu… ».',
        )}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ '& .MuiSelect-select': WRAPPED }}
        fullWidth
        size="small"
      >
        <MenuItem value="">Ne pas l’ajouter</MenuItem>
        {menus.flatMap((menu) => choicesOf(menu))}
      </TextField>
    </Box>
  )
}

/** Where in a menu the page may stand; one that is left alone says why. */
function choicesOf({ id, name, above, refusal }: OfferedMenu) {
  if (refusal !== '') {
    return (
      <MenuItem key={id} value={`${id}`} disabled sx={WRAPPED}>
        {fr(`${name} : ${refusal}`)}
      </MenuItem>
    )
  }
  const end = { menuId: id, place: 'end' } as const
  const below = { menuId: id, place: 'below' } as const
  const isEntry = above !== ''
  return [
    ...(isEntry
      ? [
          <MenuItem key={valueOf(below)} value={valueOf(below)} sx={WRAPPED}>
            {fr(`${name}, à la fin de « ${above} »`)}
          </MenuItem>,
        ]
      : []),
    <MenuItem key={valueOf(end)} value={valueOf(end)} sx={WRAPPED}>
      {fr(isEntry ? `${name}, à la fin du menu` : `${name}, à la fin`)}
    </MenuItem>,
  ]
}

/** A sentence has more words than a phone is wide. */
const WRAPPED = { whiteSpace: 'normal' } as const
