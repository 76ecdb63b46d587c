import { pageTrash } from '../../contract/trash.ts'
import { pages, type TreeDone } from '../../contract/pages.ts'
import type { DuplicateInput, TreePlace } from '../../contract/page-inputs.ts'
import { request, sentenceOf } from '#framework/admin/shell/http.ts'

/** What was done, and how it is taken back; `null` when it can't be. */
export interface Done {
  /** As a sentence: « Contact » est renommée. */
  said: string
  undo: (() => Promise<string>) | null
}

/** Takes back a rename or a move. */
const undoOf = ({ change }: TreeDone): Done['undo'] =>
  change === null
    ? null
    : async () => {
        const { name } = await request(pages.undo, { params: { id: change } })
        return `« ${name} » est comme avant.`
      }

const redirected = ({ addresses }: TreeDone): string =>
  addresses.length === 0
    ? ''
    : addresses.length === 1
      ? ' L’ancienne adresse redirige vers la nouvelle.'
      : ` ${addresses.length} anciennes adresses redirigent vers les nouvelles.`

/** What the tree asks of the server; each tells what was done in a sentence. */
export const treeMutations = {
  previewMove: (id: number, move: TreePlace) =>
    request(pages.preview, { params: { id }, body: { move } }),

  previewRename: (id: number, name: string) =>
    request(pages.preview, { params: { id }, body: { change: { lang: 'fr', texts: { name } } } }),

  previewRemoval: (id: number) => request(pages.removal, { params: { id } }),

  async move(id: number, name: string, place: TreePlace, where: string): Promise<Done> {
    const changed = await request(pages.move, { params: { id }, body: place })
    return { said: `« ${name} » est ${where}.${redirected(changed)}`, undo: undoOf(changed) }
  },

  async rename(id: number, name: string): Promise<Done> {
    const changed = await request(pages.rename, { params: { id }, body: { name } })
    return {
      said: `La page s’appelle « ${name} ».${redirected(changed)}`,
      undo: undoOf(changed),
    }
  },

  async trash(id: number): Promise<Done> {
    const entry = await request(pages.trash, { params: { id } })
    const below = entry.pages - 1
    const along =
      below === 0 ? '' : below === 1 ? ' avec la page dessous' : ` avec ${below} pages dessous`
    return {
      said: `« ${entry.name} » est à la corbeille${along}.`,
      async undo() {
        await request(pageTrash.restore, { params: { id: entry.id }, body: {} })
        return `« ${entry.name} » est revenue.`
      },
    }
  },

  async duplicate(id: number, wish: DuplicateInput): Promise<Done & { id: number }> {
    const copy = await request(pages.duplicate, { params: { id }, body: wish })
    return {
      id: copy.id,
      said: `« ${copy.name} » est créée${wish.asActive ? '' : ', hors ligne'}.`,
      async undo() {
        await request(pages.trash, { params: { id: copy.id } })
        return `« ${copy.name} » est à la corbeille.`
      },
    }
  },

  /** `modelId` is what the page begins with; 0 for nothing. */
  async add(wish: TreePlace & { name: string }, modelId: number): Promise<Done & { id: number }> {
    const { id } = await request(pages.create, { body: wish })
    const said = `« ${wish.name} » est créée, hors ligne.`
    if (modelId === 0) return { id, said, undo: null }
    try {
      const params = { id, lang: 'fr' as const }
      await request(pages.fromModel, { params, body: { modelId } })
      return { id, said, undo: null }
    } catch (cause) {
      // The page is there all the same.
      return { id, said: `${said} ${sentenceOf(cause)}`, undo: null }
    }
  },

  async setActive(id: number, name: string, is_active: boolean): Promise<Done> {
    const put = (value: boolean) =>
      request(pages.change, { params: { id }, body: { lang: 'fr', texts: { is_active: value } } })
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
