import Button from '@mui/material/Button'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { sentenceOf } from '#framework/admin/shell/http.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { menus, type ShownMenu } from '../contract/menus.ts'

/** Removes a menu that nothing uses. */
export function RemoveMenu({ menu }: { menu: ShownMenu }) {
  const notify = useNotify()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const { mutateAsync } = useAct(menus.remove, 'none')
  const isUsed = menu.uses.length > 0
  const remove = () => {
    setAsked(false)
    mutateAsync({ params: { id: menu.id } }).then(
      () => {
        notify('Le menu est supprimé.')
        return navigate('/admin/menus')
      },
      (cause: unknown) => notify(sentenceOf(cause), { type: 'error' }),
    )
  }
  return (
    <>
      <Button
        color="error"
        disabled={isUsed}
        title={isUsed ? 'Ce menu est utilisé : choisissez-y d’abord un autre menu.' : undefined}
        onClick={() => setAsked(true)}
      >
        Supprimer
      </Button>
      <Confirm
        isOpen={isAsked}
        title={`Supprimer le menu « ${menu.name} »`}
        content="Ses entrées sont supprimées avec lui. Aucune page ne l’utilise."
        confirm="Supprimer"
        confirmColor="warning"
        onConfirm={remove}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
