import type { ReactElement } from 'react'
import Chip from '@mui/material/Chip'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PinDialog } from '#features/articles/admin/pin-dialog.tsx'
import { isOnTop, pinWords } from '#features/articles/admin/received.ts'
import { useChoice } from '#features/articles/admin/use-choice.ts'
import type { ArticleDraft } from '#features/articles/contract/article-draft.ts'
import { received } from '#features/articles/contract/received.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { queryOf } from '#framework/admin/shell/use-call.ts'

interface Pinning {
  /** What the menu of the article offers; nothing while nobody can see it, or to whoever may not publish. */
  entries: { label: string; isEnabled: boolean; onChoose(): void }[]
  /** What stands beside its state. */
  chip: ReactElement | null
  dialog: ReactElement | null
}

/** Has an own article stand first in the lists of its themes, from its date on. */
export function usePin({ article, fields: { title, lang } }: ArticleDraft): Pinning {
  const { slug, publishedAt } = article
  const may = useMay()('articles.publish')
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({
    ...queryOf(received.choice, { params: { slug } }),
    enabled: slug !== '',
  })
  const choice = data?.choice ?? null
  const change = useChoice({ id: slug, choice, lang })
  const isPinned = isOnTop(choice)
  const unpin = () => void change({ pin: null }, 'L’article a repris sa place.')
  const entry = {
    label: isPinned ? 'Désépingler' : 'Épingler en tête des listes…',
    isEnabled: data !== undefined && choice?.isHidden !== true,
    onChoose: isPinned ? unpin : () => setOpen(true),
  }
  return {
    entries: may && slug !== '' ? [entry] : [],
    chip: isPinned ? <Chip size="small" color="primary" label={pinWords(choice)} /> : null,
    dialog: isOpen ? (
      <PinDialog
        title={title}
        from={publishedAt}
        close={() => setOpen(false)}
        save={(until) => change({ pin: { until } }, 'L’article est épinglé.')}
      />
    ) : null,
  }
}
