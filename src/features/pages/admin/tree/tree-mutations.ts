import type { RemovalPreview, TreePreview } from '../../contract/edited-pages.ts'
import { call } from '#framework/admin/shell/http.ts'
import type { TreePlace } from './tree-index.ts'

/** What was done, and how it is taken back; `null` when it can't be. */
export interface Done {
  /** As a sentence: « Contact » est renommée. */
  said: string
  undo: (() => Promise<string>) | null
}

interface Changed {
  change: number | null
  addresses: readonly unknown[]
}

/** Takes back a rename or a move. */
const undoing =
  ({ change }: Changed) =>
  async (): Promise<string> => {
    const { name } = await call<{ name: string }>('POST', `/page-changes/${change}/undo`)
    return `« ${name} » est comme avant.`
  }

const redirected = ({ addresses }: Changed): string =>
  addresses.length === 0
    ? ''
    : addresses.length === 1
      ? ' L’ancienne adresse redirige vers la nouvelle.'
      : ` ${addresses.length} anciennes adresses redirigent vers les nouvelles.`

/** What the tree asks of the server; each tells what was done in a sentence. */
export const treeMutations = {
  previewMove: (id: number, move: TreePlace) =>
    call<TreePreview>('POST', `/pages/${id}/preview`, { move }),

  previewRename: (id: number, name: string) =>
    call<TreePreview>('POST', `/pages/${id}/preview`, { change: { lang: 'fr', texts: { name } } }),

  previewRemoval: (id: number) => call<RemovalPreview>('GET', `/pages/${id}/removal`),

  async move(id: number, name: string, place: TreePlace, where: string): Promise<Done> {
    const changed = await call<Changed>('POST', `/pages/${id}/move`, place)
    return { said: `« ${name} » est ${where}.${redirected(changed)}`, undo: undoing(changed) }
  },

  async rename(id: number, name: string): Promise<Done> {
    const changed = await call<Changed>('POST', `/pages/${id}/rename`, { name })
    return {
      said: `La page s’appelle « ${name} ».${redirected(changed)}`,
      undo: changed.change === null ? null : undoing(changed),
    }
  },

  async trash(id: number): Promise<Done> {
    const entry = await call<{ id: number; name: string; pages: number }>('DELETE', `/pages/${id}`)
    const below = entry.pages - 1
    const along =
      below === 0 ? '' : below === 1 ? ' avec la page dessous' : ` avec ${below} pages dessous`
    return {
      said: `« ${entry.name} » est à la corbeille${along}.`,
      async undo() {
        await call('POST', `/trash/${entry.id}/restore`, {})
        return `« ${entry.name} » est revenue.`
      },
    }
  },

  async duplicate(
    id: number,
    wish: { withDescendants: boolean; asActive: boolean },
  ): Promise<Done & { id: number }> {
    const copy = await call<{ id: number; name: string }>('POST', `/pages/${id}/duplicate`, wish)
    return {
      id: copy.id,
      said: `« ${copy.name} » est créée${wish.asActive ? '' : ', hors ligne'}.`,
      async undo() {
        await call('DELETE', `/pages/${copy.id}`)
        return `« ${copy.name} » est à la corbeille.`
      },
    }
  },

  async add(wish: TreePlace & { name: string }): Promise<Done & { id: number }> {
    const { id } = await call<{ id: number }>('POST', '/pages', wish)
    return { id, said: `« ${wish.name} » est créée, hors ligne.`, undo: null }
  },

  async setActive(id: number, name: string, is_active: boolean): Promise<Done> {
    const put = (value: boolean) =>
      call('PUT', `/pages/${id}`, { lang: 'fr', texts: { is_active: value } })
    await put(is_active)
    return {
      said: `« ${name} » est ${is_active ? 'en ligne' : 'hors ligne'}.`,
      async undo() {
        await put(!is_active)
        return `« ${name} » est de nouveau ${is_active ? 'hors ligne' : 'en ligne'}.`
      },
    }
  },
}
