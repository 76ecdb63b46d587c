import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useListContext } from '#framework/admin/list/list-query.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { OpinionDialog } from './opinion-dialog.tsx'
import { PinDialog } from './pin-dialog.tsx'
import type { ReceivedArticle } from '../contract/received.ts'
import { changeOf, isOnTop } from './received.ts'
import { useChoice } from './use-choice.ts'

/** Opinion, pin and veto of one article. */
export function ReceivedActions({ article }: { article: ReceivedArticle }) {
  const { id, title, choice } = article
  const may = useMay()
  const { filter } = useListContext()
  const lang = filter['lang'] === 'en' ? 'en' : 'fr'
  const change = useChoice({ id, choice, lang })
  const [open, setOpen] = useState<'opinion' | 'pin' | null>(null)
  if (!may('articles.publish')) return null
  const close = () => setOpen(null)
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <Button
          size="small"
          aria-label={`${choice?.opinion ? 'Notre avis' : 'Donner notre avis'} : ${title}`}
          aria-haspopup="dialog"
          onClick={() => setOpen('opinion')}
        >
          {choice?.opinion ? 'Notre avis' : 'Donner notre avis'}
        </Button>
        {isOnTop(choice) ? (
          <Button
            size="small"
            aria-label={`Désépingler : ${title}`}
            onClick={() => void change({ pin: null }, 'L’article a repris sa place.')}
          >
            Désépingler
          </Button>
        ) : (
          <Button
            size="small"
            aria-label={`Épingler : ${title}`}
            aria-haspopup="dialog"
            disabled={choice?.isHidden === true}
            onClick={() => setOpen('pin')}
          >
            Épingler
          </Button>
        )}
        <Button
          size="small"
          aria-label={`${choice?.isHidden ? 'Montrer' : 'Masquer'} : ${title}`}
          onClick={() =>
            void (choice?.isHidden
              ? change({ isHidden: false }, 'L’article est de nouveau montré.')
              : change({ isHidden: true }, 'L’article n’est plus montré nulle part.'))
          }
        >
          {choice?.isHidden ? 'Montrer' : 'Masquer'}
        </Button>
      </Stack>
      {open === 'opinion' ? (
        <OpinionDialog
          title={title}
          opinion={changeOf(choice).opinion}
          close={close}
          save={(opinion) =>
            change({ opinion }, opinion ? 'L’avis est en ligne.' : 'L’avis est retiré.')
          }
        />
      ) : null}
      {open === 'pin' ? (
        <PinDialog
          title={title}
          close={close}
          save={(until) => change({ pin: { until } }, 'L’article est épinglé.')}
        />
      ) : null}
    </>
  )
}
