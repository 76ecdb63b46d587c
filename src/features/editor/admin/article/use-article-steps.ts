import { useEffect, useRef, useState } from 'react'
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
export function useArticleSteps(editing: ArticleEditing, fields: ArticleFields): ArticleSteps {
  const { isReadOnly, saveNow } = editing
  const [store] = useState(() => stepStore(fields))
  const [announcer] = useState(createAnnouncer)
  const keep = useStable((next: ArticleFields) => {
    if (next !== fields) editing.change(() => ({ fields: next }))
  })
  useEffect(() => store.subscribe(() => keep(store.state())), [store, keep])
  useTaken(editing, fields, store)
  const change = useStable((changes: Partial<ArticleFields>) => {
    if (isReadOnly) return
    const kind = Object.entries(changes)
      .flatMap(([name, value]) =>
        store.state()[name as keyof ArticleFields] === value ? [] : name,
      )
      .join(' ')
    if (kind === '') return
    store.change('modification', (former) => ({ ...former, ...changes }), { kind })
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

/** What took the article's place, a version of the history for one, is a step, unless somebody else is writing. */
function useTaken(
  { generation, isReadOnly }: ArticleEditing,
  fields: ArticleFields,
  store: StepStore<ArticleFields>,
): void {
  const known = useRef(generation)
  useEffect(() => {
    if (known.current === generation) return
    known.current = generation
    if (isReadOnly) store.open(fields)
    else store.change('changement de version', () => fields)
  }, [generation, isReadOnly, fields, store])
}
