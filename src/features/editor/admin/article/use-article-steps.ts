import { useEffect, useState } from 'react'
import type { ArticleFields } from '#features/articles/rules/own-article.ts'
import { useStable } from '#framework/admin/inputs/use-stable.ts'
import { type Announcer, createAnnouncer } from '../announcer.tsx'
import { type StepStore, stepStore } from '../state/step-store.ts'
import type { ArticleEditing } from './article-document.ts'

interface ArticleSteps {
  store: StepStore<ArticleFields>
  change(changes: Partial<ArticleFields>): void
  undo(): void
  redo(): void
  announcer: Announcer
}

/** An article that changes step by step, on its page and beside it, with one way back. */
export function useArticleSteps(editing: ArticleEditing, opened: ArticleFields): ArticleSteps {
  const { isReadOnly, saveNow } = editing
  const [store] = useState(() => stepStore(opened))
  const [announcer] = useState(createAnnouncer)
  const keep = useStable((fields: ArticleFields) => editing.change(() => ({ fields })))
  useEffect(() => store.subscribe(() => keep(store.state())), [store, keep])
  const change = useStable((changes: Partial<ArticleFields>) => {
    if (isReadOnly) return
    const kind = Object.entries(changes)
      .flatMap(([name, value]) =>
        store.state()[name as keyof ArticleFields] === value ? [] : name,
      )
      .join(' ')
    if (kind === '') return
    store.change('modification', (fields) => ({ ...fields, ...changes }), { kind })
  })
  const go = (to: 'undo' | 'redo') => () => {
    const label = isReadOnly ? null : store.go(to)
    if (label === null) return
    announcer.announce(to === 'undo' ? `Annulé : ${label}.` : `Rétabli : ${label}.`)
    // The page follows what is saved.
    void saveNow()
  }
  return { store, change, undo: useStable(go('undo')), redo: useStable(go('redo')), announcer }
}
