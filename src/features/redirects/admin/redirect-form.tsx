import LinearProgress from '@mui/material/LinearProgress'
import { useParams } from 'react-router'
import { defaultsOf } from '#base/core/field/fields.ts'
import { RecordForm } from '#framework/admin/forms/record-form.tsx'
import { useAct, useLost, useOpened } from '#framework/admin/shell/use-call.ts'
import { redirects } from '../contract/redirects.ts'
import { REDIRECT } from '../rules/redirect-fields.ts'

const SHARED = {
  fields: REDIRECT,
  done: 'La redirection est enregistrée.',
  list: '/redirects',
}

/** Writes a redirect. */
export function RedirectCreate() {
  const { mutateAsync } = useAct(redirects.create)
  return (
    <RecordForm
      {...SHARED}
      isNew
      title="Ajouter une redirection"
      name={redirects.create.path}
      stored={defaultsOf(REDIRECT)}
      send={(body) => mutateAsync({ body })}
    />
  )
}

/** Changes a redirect. */
export function RedirectEdit() {
  const { id = '' } = useParams()
  const { data, error } = useOpened(redirects.one, { params: { id } })
  const { mutateAsync } = useAct(redirects.change)
  useLost(error !== null, SHARED.list)
  if (data === undefined) return <LinearProgress aria-label="Lecture de la redirection" />
  const { source, destination } = data
  return (
    <RecordForm
      {...SHARED}
      title="Modifier une redirection"
      name={`/redirects/${id}`}
      stored={{ source, destination }}
      send={(body) => mutateAsync({ params: { id }, body })}
    />
  )
}
