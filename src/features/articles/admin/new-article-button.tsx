import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { notify } from '#framework/admin/shell/notices.tsx'
import { useNavigate } from 'react-router'
import { useMay } from '#framework/admin/shell/context.tsx'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { articles } from '../contract/articles.ts'

interface NewArticleButtonProps {
  label: string
  variant: 'contained' | 'outlined'
  lang?: 'fr' | 'en'
}

/** Begins an article and opens it; nothing for whoever may write none. */
export function NewArticleButton({ label, variant, lang = 'fr' }: NewArticleButtonProps) {
  const may = useMay()
  const navigate = useNavigate()
  const { mutate, isPending, isSuccess } = useAct(articles.create)
  if (!may('articles.write')) return null
  const begin = () =>
    mutate(
      { body: { lang } },
      {
        onSuccess: ({ id }) => void navigate(`/articles/${id}`),
        onError: ({ message }) => notify(message, { type: 'error' }),
      },
    )
  return (
    <Button
      variant={variant}
      startIcon={variant === 'contained' ? <AddIcon /> : null}
      disabled={isPending || isSuccess}
      onClick={begin}
    >
      {label}
    </Button>
  )
}
