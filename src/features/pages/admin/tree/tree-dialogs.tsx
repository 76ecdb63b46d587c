import { AddDialog } from './add-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { TrashDialog } from './trash-dialog.tsx'
import type { TreePage } from '../../contract/pages.ts'
import type { TreePlace } from '../../contract/page-inputs.ts'
import { countBelow, type TreeIndex } from './tree-index.ts'
import { treeMutations } from './tree-mutations.ts'
import type { PageTree } from './use-page-tree.ts'
import type { TreeDialog } from './use-tree-dialogs.ts'

interface TreeDialogsProps {
  dialog: TreeDialog | null
  index: TreeIndex
  run: PageTree['run']
  onMove(page: Extract<TreeDialog, { kind: 'move' }>['page'], place: TreePlace): void
  /** A page was made: it is shown and focused; one that was added below `parent` is edited next. */
  onMade(id: number, parent?: TreePage): void
  onClose(): void
}

/** Whatever is asked of a person at the moment. */
export function TreeDialogs({ dialog, index, run, onMove, onMade, onClose }: TreeDialogsProps) {
  if (dialog === null) return null
  switch (dialog.kind) {
    case 'move':
      return (
        <MoveDialog
          page={dialog.page}
          index={index}
          onMove={(place) => onMove(dialog.page, place)}
          onClose={onClose}
        />
      )
    case 'add': {
      const { parent, position, where } = dialog
      return (
        <AddDialog
          where={where ?? null}
          parentId={parent.id}
          pathOf={(id) => index.byId.get(id)?.path ?? ''}
          isTaken={(path) => [...index.byId.values()].some((page) => page.path === path)}
          onClose={onClose}
          onAdd={({ name, modelId, parentId }) => {
            onClose()
            void run(async () => {
              const done = await treeMutations.add({ parentId, name, position }, modelId)
              onMade(done.id, index.byId.get(parentId) ?? parent)
              return done
            })
          }}
        />
      )
    }
    case 'duplicate':
      return (
        <DuplicateDialog
          name={dialog.page.name}
          below={countBelow(index, dialog.page.id)}
          onClose={onClose}
          onDuplicate={(wish) => {
            onClose()
            void run(async () => {
              const done = await treeMutations.duplicate(dialog.page.id, wish)
              onMade(done.id)
              return done
            })
          }}
        />
      )
    case 'trash':
      return (
        <TrashDialog
          name={dialog.page.name}
          preview={dialog.preview}
          onClose={onClose}
          onTrash={() => {
            onClose()
            void run(() => treeMutations.trash(dialog.page.id))
          }}
        />
      )
    case 'change':
      return (
        <ChangeDialog
          title={dialog.title}
          confirm={dialog.confirm}
          preview={dialog.preview}
          onClose={onClose}
          onConfirm={() => {
            onClose()
            dialog.work()
          }}
        />
      )
  }
}
