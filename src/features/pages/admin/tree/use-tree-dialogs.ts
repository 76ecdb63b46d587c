import { useState } from 'react'
import type { RemovalPreview, TreePage, TreePreview } from '../../contract/pages.ts'
import type { TreePlace } from '../../contract/page-inputs.ts'
import { childrenOf, type TreeIndex } from './tree-index.ts'
import { isThere } from './tree-places.ts'
import { type Done, treeMutations } from './tree-mutations.ts'
import type { PageTree } from './use-page-tree.ts'

/** What is asked of a person before something is done. */
export type TreeDialog =
  | { kind: 'move'; page: TreePage }
  | { kind: 'add'; where?: string; parent: TreePage; position?: number }
  | { kind: 'duplicate'; page: TreePage }
  | { kind: 'trash'; page: TreePage; preview: RemovalPreview }
  | { kind: 'change'; title: string; confirm: string; preview: TreePreview; work(): void }

/** Does things to the tree, after asking where it matters. */
export function useTreeDialogs({ index, run }: Pick<PageTree, 'index' | 'run'>) {
  const [dialog, setDialog] = useState<TreeDialog | null>(null)
  const close = () => setDialog(null)

  /** Shows which addresses change, if any, and goes on when that is right. */
  const askFirst = async (
    words: { title: string; confirm: string },
    preview: () => Promise<TreePreview>,
    work: () => Promise<Done>,
  ) => {
    await run(async () => {
      const shown = await preview()
      if (shown.addresses.length === 0) return work()
      setDialog({ kind: 'change', ...words, preview: shown, work: () => void run(work) })
      return NOTHING
    })
  }

  return {
    dialog,
    setDialog,
    close,

    async move(page: TreePage, place: TreePlace) {
      close()
      if (isThere(index, page.id, place)) return
      const where = whereOf(index, page, place)
      await askFirst(
        { title: `Déplacer « ${page.name} »`, confirm: 'Déplacer' },
        () => treeMutations.previewMove(page.id, place),
        () => treeMutations.move(page.id, page.name, place, where),
      )
    },

    async rename(page: TreePage, name: string) {
      await askFirst(
        { title: `Renommer « ${page.name} » en « ${name} »`, confirm: 'Renommer' },
        () => treeMutations.previewRename(page.id, name),
        () => treeMutations.rename(page.id, name),
      )
    },

    async askTrash(page: TreePage) {
      await run(async () => {
        setDialog({ kind: 'trash', page, preview: await treeMutations.previewRemoval(page.id) })
        return NOTHING
      })
    },
  }
}

/** A question only: nothing was done that could be told. */
const NOTHING = null

/** « sous « Le cabinet », en 2e position sur 5 ». */
function whereOf(index: TreeIndex, page: TreePage, { parentId, position }: TreePlace): string {
  const parent = index.byId.get(parentId)?.name ?? ''
  const others = childrenOf(index, parentId).filter(({ id }) => id !== page.id).length
  const place = Math.min(position ?? others, others) + 1
  const ordinal = place === 1 ? '1re' : `${place}e`
  return `sous « ${parent} », en ${ordinal} position sur ${others + 1}`
}
