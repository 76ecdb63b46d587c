import Button from '@mui/material/Button'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { call } from '#framework/admin/shell/http.ts'
import { forgetRemote, sentenceOf } from '#framework/admin/inputs/use-remote.ts'
import type { ShownMenu } from './menu.ts'

/** Removes a menu that nothing uses. */
export function RemoveMenu({ menu }: { menu: ShownMenu }) {
  const notify = useNotify()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const isUsed = menu.uses.length > 0
  const remove = () => {
    setAsked(false)
    call('DELETE', `/menus/${menu.id}`).then(
      () => {
        forgetRemote('/menus')
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
