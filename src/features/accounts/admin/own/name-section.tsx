import { Button } from '@mui/material'
import { useState } from 'react'
import { notify } from '#framework/admin/shell/notices.tsx'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { type OwnAccount, ownAccountCalls } from '../../contract/own-account.ts'
import { MAX_NAME } from '../../contract/sign-in.ts'
import { OneLineForm } from '../one-line-form.tsx'
import { Section } from './section.tsx'
import { useSending } from '../use-sending.ts'

/** The name under which others see one's work. */
export function NameSection({ account }: { account: OwnAccount }) {
  const [kept, setKept] = useState(account.name)
  const [name, setName] = useState(account.name)
  const { isSending, refusal, send } = useSending()
  const { mutateAsync } = useAct(ownAccountCalls.rename)
  const submit = async () => {
    if (!(await send(() => mutateAsync({ body: { name } })))) return
    setKept(name)
    notify('Votre nom est enregistré.', { type: 'success' })
  }
  return (
    <Section
      title="Votre nom"
      intro={`Vos collègues le voient à côté de ce que vous modifiez. Vous vous connectez avec ${account.email}.`}
    >
      <OneLineForm
        refusal={refusal}
        field={{ label: 'Prénom et nom', name: 'name', autoComplete: 'name' }}
        most={MAX_NAME}
        width={360}
        value={name}
        onChange={setName}
        onSubmit={submit}
      >
        <Button
          type="submit"
          variant="contained"
          disabled={isSending || name.trim() === '' || name === kept}
        >
          Enregistrer
        </Button>
      </OneLineForm>
    </Section>
  )
}
